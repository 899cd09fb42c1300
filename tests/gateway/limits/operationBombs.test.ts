import {
  buildClientSchema,
  getIntrospectionQuery,
  GraphQLError,
  type GraphQLResolveInfo,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { leastCost } from '../../../gateway/limits/cost.ts';
import { documentCaches } from '../../../gateway/limits/documentCache.ts';
import { shapeFaults, repetitionFault, textFault } from '../../../gateway/limits/documentFaults.ts';
import { selects, selectsOnly } from '../../../gateway/relay/selects.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';
import { optionRow, towerRoutes } from '../../support/towers/towerWire.ts';

const { upstream, gateway } = await serveStub(towerRoutes([optionRow(1, null)]));

const codesOf = async (query: string) =>
  (await gateway.ask(query, { token: null })).errors.map(({ extensions }) => extensions.code);

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

/** Each fragment spreads the next one twice, so that what is asked for doubles with every level. */
const bomb = (levels: number, last = '__typename') =>
  `{ ...F0 } ${times(levels, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)} fragment F${levels} on Query { ${last} }`;

/** Parses, and counts how often a list of selections is looked at from then on. */
function watched(text: string) {
  const document = parse(text, { noLocation: true });
  const looked = { count: 0 };
  visit(document, {
    SelectionSet(set: SelectionSetNode) {
      const { selections } = set;
      Object.defineProperty(set, 'selections', { get: () => (looked.count++, selections) });
    },
  });
  looked.count = 0;
  const operation = document.definitions.find(({ kind }) => kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
  return { document, operation, looked };
}

describe('fragments that spread each other twice', () => {
  test('are looked at once each, 30 levels deep', () => {
    const { document, operation, looked } = watched(bomb(30));
    expect(leastCost(document, operation)).toBe(2 ** 30);
    expect(shapeFaults(document, 26, 60)).toEqual([]);
    expect(repetitionFault(document)).toBeUndefined();
    expect(looked.count).toBeLessThanOrEqual(3 * 32);
  });

  test('are refused for what they ask for', async () => {
    expect(await codesOf(bomb(30))).toEqual(['OPERATION_TOO_EXPENSIVE']);
    expect(await codesOf(bomb(10))).toEqual([]);
  });

  test('are looked at once by resolvers that look ahead', () => {
    const { document, operation, looked } = watched(bomb(28, 'viewer'));
    const fragments = Object.fromEntries(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );
    const info = { fieldNodes: [operation], fragments } as unknown as GraphQLResolveInfo;
    expect(selects(info, 'options')).toBe(false);
    expect(selects(info, 'viewer')).toBe(true);
    expect(looked.count).toBeLessThanOrEqual(2 * 30);
  });
});

test('a field that is selected more than once selects what each of them does', () => {
  const [operation] = parse('{ a { x } a { y { z } } }').definitions as OperationDefinitionNode[];
  const info = {
    fieldNodes: operation!.selectionSet.selections,
    fragments: {},
  } as unknown as GraphQLResolveInfo;
  expect(['x', 'y', 'z'].map((name) => selects(info, name))).toEqual([true, true, false]);
  expect(selectsOnly(info, new Set(['x', 'y']))).toBe(false);
  expect(selectsOnly(info, new Set(['x', 'y', 'z']))).toBe(true);
});

describe('introspection counts like all else', () => {
  const aliases = (count: number, part: string) => times(count, (i) => `a${i}: ${part}`);

  test.each([100, 500])('%i aliases, and as many in each, in __schema are refused', async (count) => {
    const query = `{ __schema { ${aliases(count, 'types { name }')} } } `;
    expect((await codesOf(query))[0]).toBe('OPERATION_TOO_EXPENSIVE');
    const nested = `{ ...A } fragment A on Query { __schema { ${times(count, (i) => `a${i}: types { ...B }`)} } } fragment B on __Type { ${aliases(count, 'name')} }`;
    expect((await codesOf(nested))[0]).toBe('OPERATION_TOO_EXPENSIVE');
  });

  test('few aliases around everything there is are refused for their cost', async () => {
    const everything = getIntrospectionQuery().replace(
      'types {',
      `${times(5, (i) => `a${i}: types { ...FullType }`)} types {`,
    );
    const answer = await gateway.ask(everything, { token: null });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_EXPENSIVE', limit: 400_000 });
  });

  test.each([false, true])(
    'what GraphiQL and generators of code ask passes; with all options: %s',
    async (all) => {
      const query = getIntrospectionQuery({
        schemaDescription: all,
        specifiedByUrl: all,
        directiveIsRepeatable: all,
        inputValueDeprecation: all,
        oneOf: all,
      });
      const { data, errors, extensions } = await gateway.ask(query, { token: null });
      expect(errors).toEqual([]);
      expect(buildClientSchema(data).getQueryType()?.name).toBe('Query');
      expect(extensions.cost).toBeGreaterThan(50_000);
      expect(extensions.cost).toBeLessThan(350_000);
    },
  );

  test('__typename costs like any field', async () => {
    const [one, three] = await Promise.all(
      ['{ viewer { __typename } }', '{ viewer { __typename a: __typename b: __typename } }'].map((query) =>
        gateway.ask(query),
      ),
    );
    expect(three!.extensions.cost! - one!.extensions.cost!).toBe(2);
  });
});

describe('what validation would compare each with each is refused before it', () => {
  test.each([
    [
      'spreads',
      `{ ${times(300, (i) => `...F${i}`)} } ${times(300, (i) => `fragment F${i} on Query { viewer { user { id } } }`)}`,
    ],
    ['fields of one name', `{ ${times(900, () => 'viewer { user { id } }')} }`],
    ['arguments of one field', `{ ${times(900, () => 'node(id: 1) { id }')} }`],
  ])('many %s', (_, query) => {
    expect(repetitionFault(parse(query))).toBeInstanceOf(GraphQLError);
  });
});

/** An operation that spreads one fragment, with these selections in it. */
const inFragment = (selections: string) => parse(`{ ...A } fragment A on Query { ${selections} }`);

test.each<[string, (count: number) => GraphQLError | undefined, number]>([
  ['spreads', (count) => repetitionFault(parse(`{ ${times(count, () => '...F')} }`)), 100],
  ['spreads in a fragment', (count) => repetitionFault(inFragment(times(count, () => '...F'))), 99],
  // 200 fields of one name are 19 900 pairs.
  ['fields of one name', (count) => repetitionFault(parse(`{ ${times(count, () => 'a')} }`)), 200],
  ['fields of one name in a fragment', (count) => repetitionFault(inFragment(times(count, () => 'a'))), 200],
  ['brackets', (count) => textFault('{'.repeat(count), 1_000), 200],
  ['brackets of all kinds', (count) => textFault('{([{'.repeat(count), 1_000), 50],
  ['characters', (count) => textFault('{ a }'.padEnd(count), 1_000), 100_000],
  ['tokens', (count) => textFault('a '.repeat(count), 70), 70],
])('%s are taken to their limit and no further', (_, fault, most) => {
  expect([fault(most), fault(most + 1)]).toEqual([undefined, expect.any(GraphQLError)]);
});

test.each([
  ['lists', `{ node(id: ${'['.repeat(3_900)}`],
  ['objects', `{ node(id: ${'{a:'.repeat(2_500)}`],
  ['fields', '{ a '.repeat(3_900)],
])('brackets within brackets are a bad request: %s', async (_, query) => {
  const { status, errors, extensions } = await gateway.ask(query);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }]);
  expect(extensions.requestId).toEqual(expect.any(String));
});

test('a file of blanks is refused at once', async () => {
  const input = { fileName: 'a.csv', contentBase64: `${' '.repeat(60_000)}!`, dryRun: true };
  const query =
    'mutation ($input: ImportProjectsInput!) { importProjects(input: $input) { errors { path message } } }';
  const begun = performance.now();
  const { data } = await gateway.ask(query, { token: null, variables: { input } });
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(data.importProjects.errors).toMatchObject([{ path: ['contentBase64'] }]);
});

describe('an answer has a largest size', () => {
  test('beyond it an error is sent instead, with the request id', async () => {
    const limits = { ...readGatewayConfig({ V1_URL: upstream.url }).limits, answer: 50_000 };
    const strict = await startGateway(upstream.url, { limits });
    const { data, errors, extensions } = await strict.ask(getIntrospectionQuery(), { token: null });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'RESPONSE_TOO_LARGE', limit: 50_000 } }]);
    expect(extensions.requestId).toEqual(expect.any(String));
    expect((await strict.ask('{ __schema { queryType { name } } }')).errors).toEqual([]);
    await strict.close();
  });
});

describe('texts are kept for the next time', () => {
  test('but no long ones: comments count', async () => {
    const { status, errors } = await gateway.ask(`{ __typename } #${'x'.repeat(200_000)}`);
    expect(status).toBe(400);
    expect(errors).toMatchObject([{ extensions: { code: 'OPERATION_TOO_EXPENSIVE' } }]);
  });

  test('and no more of them than the memory bears', () => {
    const { documentCache } = documentCaches();
    const document = parse('{ a }');
    for (let i = 0; i < 1_000; i++) documentCache.set(`{ a${i} } #${'x'.repeat(16_000)}`, document);
    expect(documentCache.size).toBeGreaterThan(10);
    expect(documentCache.size).toBeLessThan(65);
  });
});
