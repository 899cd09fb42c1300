import fc from 'fast-check';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { leastCost } from '../../../gateway/limits/cost.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { frame, moduleRow, optionRow, towerRoutes } from '../../support/towers/towerWire.ts';

const modules = (option: number, count: number) =>
  Array.from({ length: count }, (_, n) => moduleRow(option, n + 1, frame(10, 800)));
const { upstream, gateway } = await serveStub(
  towerRoutes([optionRow(1, modules(1, 3)), optionRow(2, null), optionRow(3, modules(3, 5))]),
);

type Asked = { [field: string]: Asked } | null;
const selectionOf = (asked: Asked): string =>
  asked === null
    ? ''
    : `{ ${Object.entries(asked)
        .map(([name, inner]) => `${name} ${selectionOf(inner)}`)
        .join(' ')} }`;

/** A selection of a list with edges or nodes, or both. */
const listOf = (node: fc.Arbitrary<Asked>): fc.Arbitrary<Asked> =>
  fc.oneof(
    node.map((each) => ({ edges: { node: each } })),
    node.map((each) => ({ nodes: each })),
    fc
      .tuple(node, node)
      .map(([one, other]) => ({ edges: { cursor: null, node: one }, nodes: other, totalCount: null })),
  );
/** Lists without pages among them. */
const moduleAsked = fc.constantFrom<Asked>(
  { id: null },
  { name: null, technology: null },
  { floors: { index: null, area: null } },
  { quantities: { flags: null, materials: { key: null, co2: { min: null } } } },
);
const optionAsked = listOf(moduleAsked).chain((list) =>
  fc.constantFrom<Asked>({ name: null }, { name: null, modules: list }, { modules: list }),
);
const unitAsked = listOf(optionAsked).map((list): Asked => ({ name: null, options: list }));
const projectAsked = listOf(unitAsked).map((list): Asked => ({ id: null, units: list }));
const query = listOf(projectAsked).map((list) => `{ viewer ${selectionOf({ projects: list })} }`);

/** Fields that an answer holds. */
function fieldsIn(answer: unknown): number {
  if (Array.isArray(answer)) return answer.reduce<number>((sum, each) => sum + fieldsIn(each), 0);
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.values(answer).reduce<number>((sum, each) => sum + 1 + fieldsIn(each), 0);
}

test('an operation costs the fields that it was answered, whatever its lists hold', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      // The second and third time it is compiled, and kept.
      for (let time = 0; time < 3; time++) {
        const { data, errors, extensions } = await gateway.ask(text);
        expect(errors).toEqual([]);
        expect(extensions.cost).toBe(fieldsIn(data));
      }
    }),
    { numRuns: 30 },
  );
});

test('lists without pages are charged for their rows, and stop what is too much', async () => {
  const text = '{ choices { blocks { type family } } priceSets { prices { key } } }';
  const { data, extensions } = await gateway.ask(text);
  expect(data.choices.blocks.length).toBeGreaterThan(10);
  expect(extensions.cost).toBe(fieldsIn(data));
  const limits = { ...readGatewayConfig({ V1_URL: upstream.url }).limits, cost: 100 };
  const strict = await startGateway(upstream.url, { limits });
  for (let time = 0; time < 3; time++)
    expect((await strict.ask(text)).errors).toMatchObject([
      { extensions: { code: 'OPERATION_TOO_EXPENSIVE' } },
    ]);
  await strict.close();
});

test('one whose lists are too long is stopped, with advice on what to ask instead', async () => {
  const text =
    '{ viewer { projects { nodes { units { nodes { options { nodes { modules { nodes { id name technology } } } } } } } } } }';
  const { extensions } = await gateway.ask(text);
  const cost = extensions.cost!;
  const limits = { ...readGatewayConfig({ V1_URL: upstream.url }).limits, cost: cost - 1 };
  const strict = await startGateway(upstream.url, { limits });
  for (let time = 0; time < 3; time++) {
    const { data, errors, extensions: told } = await strict.ask(text);
    expect(data).toBeNull();
    expect(told).toMatchObject({ costRemaining: 0 });
    expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE', limit: cost - 1 } }]);
    expect(errors[0]?.message).toContain('viewer.reportRows');
  }
  await strict.close();
  const enough = await startGateway(upstream.url, { limits: { ...limits, cost } });
  expect((await enough.ask(text)).errors).toEqual([]);
  await enough.close();
});

/** The least cost as its definition says: every spread walked anew. */
function naiveCost(document: DocumentNode, operation: OperationDefinitionNode): number {
  const costOf = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + costOf(selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = document.definitions.find(
          (definition) =>
            definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
        );
        return sum + (fragment?.kind === Kind.FRAGMENT_DEFINITION ? costOf(fragment.selectionSet) : 0);
      }
      return sum + 1 + (selection.selectionSet === undefined ? 0 : costOf(selection.selectionSet));
    }, 0);
  return costOf(operation.selectionSet);
}

/** Selections that spread fragments from `from` on: fragments spread only later ones, as validation demands. */
const selections = (from: number, fragments: number, depth = 0): fc.Arbitrary<string> => {
  const inner = () => selections(from, fragments, depth + 1);
  const parts: fc.Arbitrary<string>[] = [fc.constant('name')];
  if (from < fragments) parts.push(fc.integer({ min: from, max: fragments - 1 }).map((n) => `...F${n}`));
  if (depth < 3)
    parts.push(
      inner().map((set) => `... { ${set} }`),
      inner().map((set) => `units { ${set} }`),
    );
  return fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
};
const drawnDocument = fc
  .integer({ min: 1, max: 6 })
  .chain((count) =>
    fc
      .tuple(selections(0, count), ...Array.from({ length: count }, (_, n) => selections(n + 1, count)))
      .map(([set, ...fragments]) =>
        [`{ ${set} }`, ...fragments.map((each, n) => `fragment F${n} on Any { ${each} }`)].join(' '),
      ),
  );

const operationIn = (document: DocumentNode) => {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  return operation;
};

test('counting each fragment once gives what walking every spread gives', () => {
  fc.assert(
    fc.property(drawnDocument, (text) => {
      const document = parse(text);
      const operation = operationIn(document);
      expect(leastCost(document, operation)).toBe(naiveCost(document, operation));
    }),
    { numRuns: 300 },
  );
});

describe('fragments that are no fragments', () => {
  test.each([
    ['reaching itself', '{ a ...A } fragment A on Any { b ...A }'],
    ['reaching each other', '{ a ...A } fragment A on Any { b ...B } fragment B on Any { ...A }'],
    ['not there', '{ a b ...A }'],
  ])('%s cost what they hold once', (_, text) => {
    const document = parse(text);
    expect(leastCost(document, operationIn(document))).toBe(2);
  });
});
