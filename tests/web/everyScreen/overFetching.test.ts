import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, visit } from 'graphql';
import { partFields } from '#domain/foundation/foundationParts.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { indicators } from '#domain/comparison/sides/lines.ts';
import { concreteNames } from '#domain/structures/concrete/concreteNames.ts';
import { allDimensions } from '#domain/structures/dimensions.ts';
import { describe, expect, test } from 'vitest';
import { root, sourcesBelow, type Source } from '../../architecture/sources.ts';
import { allTags, importsOf, propertiesRead, type Selected, type Tag } from '../support/graphqlTags.ts';

const sources = [...sourcesBelow('web'), ...sourcesBelow('domain')];
const files = new Map(sources.map((source) => [source.path, source]));
const tags = allTags();
const byName = new Map(tags.map((tag) => [tag.name, tag]));
const named = (kinds: Tag['kind'][]) =>
  tags.filter(({ kind }) => kinds.includes(kind)).map((tag) => [tag.name, tag] as const);

/** Rows handed on whole: to a form whose rows have the same names, to lists, to tables of parts, to sentences. */
const copiedInto: Record<string, string[]> = {
  projectFigures_figures: [
    'web/screens/projects/ProjectTable.tsx',
    'web/screens/dashboard/portfolioTotals.ts',
    'web/parts/projectList/useFilledFigures.ts',
  ],
  totalsPart_quantities: ['web/parts/totals/TotalsBreakdown.tsx', 'web/parts/money/CostNote.tsx'],
  recordedDifference_limit: ['domain/comparison/wording/sentence.ts'],
  DeclaredSuppliersQuery: ['web/editors/moduleEditor/quantityTable/StrengthNote.tsx'],
  useFoundationVersionsQuery: [
    'web/editors/foundationEditor/FoundationVersions.tsx',
    'web/editors/foundationEditor/FoundationDiff.tsx',
    'web/editors/foundationEditor/useChangeFoundationVersion.ts',
    'web/parts/module/VersionDiff.tsx',
    'domain/comparison/sides/side.ts',
  ],
  comparedSet_comparison: ['web/screens/compare/floors/OptionFloors.tsx'],
  comparedQuantities_quantities: [
    'web/screens/compare/compared/comparedSet.ts',
    'web/parts/money/missingPriceNames.ts',
    'web/screens/compare/FactorNote.tsx',
    'web/screens/compare/files/comparisonSheets.ts',
    'web/screens/compare/files/factorSheets.ts',
    'web/screens/compare/files/totalsSheet.ts',
    'web/screens/compare/money/CostTable.tsx',
    'web/screens/compare/tables/MaterialTable.tsx',
    'domain/comparison/sides/side.ts',
  ],
  useImportProjectsMutation: ['web/screens/importProjects/CheckReport.tsx'],
  structureInputValues_data: [
    'web/editors/moduleEditor/quantityTable/tables.ts',
    'domain/materials/quantityKinds.ts',
  ],
};

/** Fields read one after the other, by the lists of indicators and of what a structure or a foundation has. */
const perSquareMeter = indicators.map((of) => `${of}PerSquareMeter`);
const readByList: Record<string, string[]> = {
  RecordedOptions_comparison: perSquareMeter,
  // A quotation goes whole to the rules of prices.
  ClassWhatIf_comparison: ['source', 'date'],
  useFigureColumns_quantities: perSquareMeter,
  structureInputValues_data: [...Object.keys(allDimensions), ...Object.keys(concreteNames)],
  foundationFormValues_foundation: foundationTypes.flatMap(partFields).map(({ name }) => name),
};

const writers = new Set(['web/i18n/useFormat.ts', 'web/components/tables/ConcreteCell.tsx']);

/** What a file imports, and what that imports as long as it stays among the screens, editors and parts. */
function follow(path: string, seen: Set<string>): void {
  if (seen.has(path) || !files.has(path)) return;
  seen.add(path);
  if (!/^web\/(screens|editors|parts)\//.test(path)) return;
  for (const each of importsOf(files.get(path)!)) follow(each, seen);
}

/** Names read in the file of a document, in files that import its types, and in those they hand its rows to. */
function readersOf({ name, path }: Tag): Set<string> {
  const artifact = `#relay/${name}.graphql.ts`;
  const near = sources.filter((source) => source.path === path || source.imports.includes(artifact));
  const readers = new Set<string>();
  for (const each of near.flatMap((source) => [source.path, ...importsOf(source)])) follow(each, readers);
  for (const each of copiedInto[name] ?? []) readers.add(each);
  // Masses go whole to what writes concrete without its grout, in m³ and t.
  if ([...readers].some((each) => importsOf(files.get(each)!).some((used) => writers.has(used))))
    readers.add('domain/materials/concreteVolume.ts');
  const read = [...readers].flatMap((each) => [...namesIn(files.get(each)!)]);
  return new Set([...read, ...(readByList[name] ?? [])]);
}

const namesByFile = new Map<string, Set<string>>();
function namesIn(source: Source): Set<string> {
  const found = namesByFile.get(source.path) ?? propertiesRead(source);
  namesByFile.set(source.path, found);
  return found;
}

/** Numbered fields are read through their number: `volume${fck}`. */
const isRead = (read: Set<string>, key: string) => read.has(key) || read.has(`${key.replace(/\d+$/, '')}*`);

/** What Relay itself reads, or nodesOf: identity, pages, the way to nodes, and values that go whole to a formatter. */
const ofRelay = ({ key, path, type }: Selected) =>
  ['id', '__typename', 'cursor'].includes(key) ||
  /(^|\.)pageInfo(\.|$)/.test(path) ||
  /\.edges(\.node)?$/.test(path) ||
  ['Range', 'MoneyRange'].includes(type);

describe('a document selects what its file reads', () => {
  // The fields of those left out are among those of each document that spreads them unmasked.
  const spread = new Set(['ranges_quantities', 'SupplierTable_edge']);
  const own = named(['query', 'fragment']).filter(([name]) => !spread.has(name));
  test.each(own)('%s', (_name, tag) => {
    const read = readersOf(tag);
    const unread = tag.fields.filter((field) => !ofRelay(field) && !isRead(read, field.key));
    expect(unread.map(({ path }) => path)).toEqual([]);
  });
});

describe('a mutation or an event selects what it reads, or what brings a screen up to date', () => {
  const shown = new Set(
    named(['query', 'fragment']).flatMap(([, { fields }]) =>
      fields.map(({ type, field }) => `${type}.${field}`),
    ),
  );
  test.each(named(['mutation', 'subscription']))('%s', (_name, tag) => {
    const read = readersOf(tag);
    const unread = tag.fields.filter((field) => {
      const { type, key, path, isLeaf, isDirected } = field;
      const depth = path.split('.').length;
      if (depth === 1 || isDirected || ofRelay(field) || path.split('.')[1] === 'errors') return false;
      // A payload's own object only carries the fields below it.
      if (depth === 2 && !isLeaf) return false;
      return !isRead(read, key) && !shown.has(`${type}.${field.field}`);
    });
    expect(unread.map(({ path }) => path)).toEqual([]);
  });

  test('each has one root field and selects its errors', () => {
    const wrong = named(['mutation']).filter(([, { fields }]) => {
      const paths = fields.map(({ path }) => path);
      const roots = paths.filter((path) => !path.includes('.'));
      const errors = ['code', 'message', 'key', 'path'].map((field) => `${roots[0]}.errors.${field}`);
      return roots.length !== 1 || !errors.every((path) => paths.includes(path));
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

describe('what goes over the wire', () => {
  const persisted = JSON.parse(
    readFileSync(join(root, 'web/__generated__/persistedOperations.json'), 'utf8'),
  ) as Record<string, string>;

  test('is the operations of the code and their pages, and nothing else', () => {
    const names = Object.values(persisted).flatMap((text) =>
      parse(text).definitions.flatMap((each) =>
        each.kind === 'OperationDefinition' ? [each.name?.value ?? ''] : [],
      ),
    );
    const expected = tags.flatMap((tag) => (tag.kind === 'fragment' ? tag.refetch : [tag.name]));
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  test('has every mutation of the schema, but what only models send', () => {
    const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'), { assumeValid: true });
    const sent = new Set(
      Object.values(persisted).flatMap((text) =>
        parse(text).definitions.flatMap((each) =>
          each.kind === 'OperationDefinition' && each.operation === 'mutation'
            ? each.selectionSet.selections.map((field) => (field.kind === 'Field' ? field.name.value : ''))
            : [],
        ),
      ),
    );
    const mutations = Object.keys(schema.getMutationType()!.getFields());
    expect(mutations.filter((name) => !sent.has(name))).toEqual(['proposeTakeoff']);
  });

  test('holds only fields some document of the code selects', () => {
    const selected = new Set(tags.flatMap(({ fields }) => fields.map(({ field }) => field)));
    const addedByRelay = new Set([
      'id',
      '__typename',
      'cursor',
      'pageInfo',
      'endCursor',
      'hasNextPage',
      'node',
    ]);
    const extra = new Set<string>();
    for (const text of Object.values(persisted)) {
      visit(parse(text), {
        Field: ({ name }) => {
          if (!selected.has(name.value) && !addedByRelay.has(name.value)) extra.add(name.value);
        },
      });
    }
    expect([...extra]).toEqual([]);
  });

  test('every fragment is part of some operation', () => {
    const reached = new Set<string>();
    const reach = (tag: Tag | undefined): void => {
      for (const name of tag?.spreads ?? []) {
        if (reached.has(name)) continue;
        reached.add(name);
        reach(byName.get(name));
      }
    };
    for (const tag of tags) if (tag.kind !== 'fragment') reach(tag);
    expect(named(['fragment']).flatMap(([name]) => (reached.has(name) ? [] : [name]))).toEqual([]);
  });
});
