import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { buildSchema, getNamedType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type {
  OperationDefinitionNode,
  FragmentDefinitionNode,
  FragmentSpreadNode,
  FieldNode,
  InlineFragmentNode,
} from 'graphql';
import { parseSync, Visitor, type ESTree } from 'vite';
import { root, sourcesBelow, type Source } from '../../architecture/sources.ts';

/** A field as a document selects it: `key` is what code reads, `path` says where it stands. */
export type Selected = {
  type: string;
  field: string;
  key: string;
  path: string;
  isLeaf: boolean;
  /** It carries a directive: Relay acts on its value (`@deleteEdge`). */
  isDirected: boolean;
  /** A failure of it, or of what it stands in, is read with `@catch`. */
  isCaught: boolean;
  /** Arguments that the schema has and that are not given as a variable of their name. */
  leftOut: string[];
};

export type Tag = {
  name: string;
  kind: 'query' | 'mutation' | 'subscription' | 'fragment';
  /** The file that holds it. */
  path: string;
  fields: Selected[];
  /** It throws where a field of it failed (`@throwOnFieldError`). */
  throwsFailures: boolean;
  /** Its readers read its fields with theirs (`@inline`). */
  isInline: boolean;
  /** Those of `spreads` whose fields it has as its own (`@relay(mask: false)`). */
  opened: string[];
  /** Fragments it spreads. */
  spreads: string[];
  /** Queries that Relay makes of it for its next pages. */
  refetch: string[];
};

const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
// Written so that the build does not take this line for a document.
const documents = /\bgraphql[`]([^`]*)`/g;

type Definition = OperationDefinitionNode | FragmentDefinitionNode;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** As the compiler takes it: with the fields of the fragments it spreads unmasked. */
const unmasked = (definition: Definition, fragments: Fragments): Definition =>
  visit(definition, {
    FragmentSpread({ name, directives = [] }): InlineFragmentNode | undefined {
      const fragment = fragments.get(name.value);
      if (fragment === undefined || !directives.some((each) => each.name.value === 'relay')) return undefined;
      const { typeCondition, selectionSet } = fragment;
      return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet };
    },
  });

/** What one document selects itself, not what the fragments it spreads do. */
function fieldsOf(definition: Definition, fragments: Fragments): Omit<Tag, 'name' | 'kind' | 'path'> {
  const info = new TypeInfo(schema);
  const fields: Selected[] = [];
  const spreads: string[] = [];
  const trail: { key: string; isCaught: boolean }[] = [];
  const opened: string[] = [];
  visit(definition, {
    FragmentSpread(node) {
      spreads.push(node.name.value);
      if (hasDirective(node, 'relay')) opened.push(node.name.value);
    },
  });
  visit(
    unmasked(definition, fragments),
    visitWithTypeInfo(info, {
      Field: {
        enter(node: FieldNode) {
          const key = node.alias?.value ?? node.name.value;
          const isCaught = hasDirective(node, 'catch') || trail.at(-1)?.isCaught === true;
          trail.push({ key, isCaught });
          const type = getNamedType(info.getParentType() ?? undefined)?.name ?? '';
          const isLeaf = node.selectionSet === undefined;
          const isDirected = (node.directives ?? []).length > 0;
          const asVariables = (node.arguments ?? []).flatMap(({ name, value }) =>
            value.kind === Kind.VARIABLE && value.name.value === name.value ? [name.value] : [],
          );
          const leftOut = (info.getFieldDef()?.args ?? [])
            .map(({ name }) => name)
            .filter((name) => !asVariables.includes(name));
          const path = trail.map((each) => each.key).join('.');
          const field = node.name.value;
          fields.push({ type, field, key, path, isLeaf, isDirected, isCaught, leftOut });
        },
        leave: () => void trail.pop(),
      },
    }),
  );
  const refetch = (definition.directives ?? [])
    .filter(({ name }) => name.value === 'refetchable')
    .flatMap(({ arguments: given = [] }) =>
      given.flatMap(({ name, value }) =>
        name.value === 'queryName' && value.kind === 'StringValue' ? [value.value] : [],
      ),
    );
  const throwsFailures = hasDirective(definition, 'throwOnFieldError');
  const isInline = hasDirective(definition, 'inline');
  return { fields, throwsFailures, isInline, spreads, opened, refetch };
}

const hasDirective = (
  { directives = [] }: Definition | FieldNode | FragmentSpreadNode,
  wanted: string,
): boolean => directives.some(({ name }) => name.value === wanted);

/** Every GraphQL document of web/. */
export function allTags(): Tag[] {
  const found = sourcesBelow('web').flatMap(({ path, text }) =>
    [...text.matchAll(documents)].flatMap(([, document = '']) =>
      parse(document).definitions.map((definition) => ({ path, definition })),
    ),
  );
  const fragments = new Map(
    found.flatMap(({ definition }) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  return found.flatMap(({ path, definition }): Tag[] => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      return [{ name: definition.name.value, kind: 'fragment', path, ...fieldsOf(definition, fragments) }];
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const name = definition.name?.value ?? '';
    return [{ name, kind: definition.operation, path, ...fieldsOf(definition, fragments) }];
  });
}

/** Names a file reads as properties: `data.name`, `const { name } = data`, `data['name']`. */
export function propertiesRead({ path, text }: Source): Set<string> {
  const names = new Set<string>();
  new Visitor({
    MemberExpression(node: ESTree.MemberExpression) {
      if (node.property.type === 'Identifier') names.add(node.property.name);
      if (node.property.type === 'Literal') names.add(String(node.property.value));
    },
    ObjectPattern(node: ESTree.ObjectPattern) {
      for (const each of node.properties) {
        if (each.type === 'Property' && each.key.type === 'Identifier') names.add(each.key.name);
      }
    },
    // `record[`volume${fck}`]` reads volume20, volume25: kept as `volume*`.
    TemplateLiteral: (node: ESTree.TemplateLiteral) =>
      void (node.quasis.length > 1 && names.add(`${node.quasis[0]?.value.cooked ?? ''}*`)),
    // `data[measure]`, where the measure is one of these words.
    Literal: (node) => void (typeof node.value === 'string' && names.add(node.value)),
  }).visit(parseSync(path, text).program);
  return names;
}

/** Paths of the project's own files that a file imports. */
export const importsOf = ({ path, imports }: Source): string[] =>
  imports.flatMap((target) =>
    target.startsWith('.')
      ? [normalize(join(dirname(path), target))]
      : target.startsWith('#domain/')
        ? [target.slice(1)]
        : [],
  );
