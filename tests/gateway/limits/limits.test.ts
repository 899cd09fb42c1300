import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/relay/globalId.ts';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';
import { optionRow, towerRoutes } from '../../support/towers/towerWire.ts';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startUpstream(towerRoutes([optionRow(1, null)]));
  const limits = { depth: 8, aliases: 3, tokens: 200, cost: 3_000, credentials: 3, answer: 1_000_000 };
  gateway = await startGateway(upstream.url, { limits, production: true });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const codes = async (query: string) => {
  const { errors, data } = await gateway.ask(query, { variables: {} });
  return {
    data,
    codes: errors.map(({ extensions }) => extensions.code),
    messages: errors.map(({ message }) => message),
  };
};

const deep = (leaf: string) =>
  `{ viewer { projects { edges { node { ...A } } } } } fragment A on Project { units { edges { node { ${leaf} } } } }`;
const times = (count: number, text: string) => text.repeat(count);
const fields = (cost: string) =>
  `{ ${times(30, '...A ')} ${cost} } fragment A on Query { ${times(10, '...B ')} } fragment B on Query { ${times(10, '...C ')} } fragment C on Query { __typename }`;
const options = (count: number) =>
  `{ comparison(input: { optionIds: [${Array.from({ length: count }, (_, n) => `"${toGlobalId('Option', 'p', 'u', `${n}`)}"`).join()}] }) { items { name } } }`;
const modules = (count: number) =>
  `{ comparison(input: { moduleIds: [${times(count, '"x",')}] }) { items { name } } }`;

describe('an operation at its limit is answered, and one beyond it is refused before anything is called', () => {
  test.each([
    ['depth, fragments included', 'OPERATION_TOO_EXPENSIVE', deep('id'), deep('project { id }')],
    [
      'aliases',
      'OPERATION_TOO_EXPENSIVE',
      '{ a: __typename b: __typename c: __typename __typename }',
      '{ a: __typename b: __typename c: __typename d: __typename }',
    ],
    [
      'tokens',
      'OPERATION_TOO_EXPENSIVE',
      `{ ${times(198, '__typename ')} }`,
      `{ ${times(199, '__typename ')} }`,
    ],
    ['cost', 'OPERATION_TOO_EXPENSIVE', fields(''), fields('__typename')],
    [
      'ids',
      'BAD_USER_INPUT',
      `{ nodes(ids: [${times(100, '"x",')}]) { id } }`,
      `{ nodes(ids: [${times(101, '"x",')}]) { id } }`,
    ],
    ['compared options', 'BAD_USER_INPUT', options(4), options(5)],
    ['one compared option', 'BAD_USER_INPUT', options(2), options(1)],
    ['compared modules', 'BAD_USER_INPUT', modules(8), modules(9)],
  ])('%s', async (_, code, most, more) => {
    expect((await codes(most)).codes).not.toContain(code);
    upstream.taken();
    expect((await codes(more)).codes).toEqual([code]);
    expect(upstream.taken()).toEqual([]);
  });

  test('cost is shown with what is left of it; a fragment that spreads itself does not hang', async () => {
    expect((await gateway.ask(fields(''))).extensions).toMatchObject({ cost: 3_000, costRemaining: 0 });
    const { errors } = await gateway.ask(fields('__typename'));
    expect(errors[0]?.extensions).toMatchObject({ cost: 3_001, limit: 3_000 });
    const { codes: circular } = await codes('{ viewer { ...A } } fragment A on Viewer { ...A }');
    expect(circular.length).toBeGreaterThan(0);
  });

  test.each(
    'signUp logIn confirmLogIn beginSecondFactor confirmSecondFactor removeSecondFactor renewRecoveryCodes activateAccount requestActivation requestPasswordReset resetPassword updateProfile deleteAccount deleteOrganization'.split(
      ' ',
    ),
  )('%s, which tries a secret or sends a mail', async (field) => {
    const asked = (...all: string[]) => codes(`mutation { ${all.join(' ')} }`);
    expect((await asked(`a: ${field} b: ${field} ${field}`)).codes).not.toContain('OPERATION_TOO_EXPENSIVE');
    expect((await asked(`a: ${field} b: ${field} c: ${field} ${field}`)).codes).toEqual([
      'OPERATION_TOO_EXPENSIVE',
    ]);
    expect((await asked(`a: ${field} b: ${field} c: logOut ${field}`)).codes).not.toContain(
      'OPERATION_TOO_EXPENSIVE',
    );
  });

  test('bytes of an answer, at first and once its query is known', async () => {
    const query = 'query Sets { factorSets { id version source } }';
    const body = JSON.stringify({ query });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer tok' };
    const read = async (url: string) => (await fetch(url, { method: 'POST', headers, body })).text();
    const { limits } = readGatewayConfig({ V1_URL: upstream.url });
    // Each gateway counts its requests anew, so that their ids are as long.
    const roomy = await startGateway(upstream.url, { limits });
    const length = Buffer.byteLength(await read(roomy.url));
    await roomy.close();
    for (const [answer, isTooLong] of [
      [length, false],
      [length - 1, true],
    ] as const) {
      const strict = await startGateway(upstream.url, { limits: { ...limits, answer } });
      for (let time = 0; time < 3; time++)
        expect([time, (await read(strict.url)).includes('RESPONSE_TOO_LARGE')]).toEqual([time, isTooLong]);
      await strict.close();
    }
  });
});

test('nothing is suggested in production', async () => {
  const { messages } = await codes('{ viewr { user { name } } }');
  expect(messages[0]).not.toContain('viewer');
});

test('introspection works without a token', async () => {
  const { data } = await gateway.ask('{ __schema { queryType { name } } }', { token: null });
  expect(data.__schema.queryType.name).toBe('Query');
});

describe('an operation by its id', () => {
  const send = async (url: string, documentId: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId }),
    });
    return response.json();
  };

  test('is run when the web client was compiled with it, also when that was only just now', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'operations-'));
    const persistedOperations = join(folder, 'persistedOperations.json');
    const other = await startGateway(upstream.url, { persistedOperations });
    expect(await send(other.url, 'abc')).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }],
    });
    writeFileSync(persistedOperations, JSON.stringify({ abc: 'query Sets { factorSets { id } }' }));
    expect(await send(other.url, 'abc')).toMatchObject({
      data: { factorSets: [{ id: 'sidac-2026-04b' }, { id: 'sidac-2026-04' }] },
    });
    await other.close();
    rmSync(folder, { recursive: true });
  });

  test.each(['nonsense', '__proto__', 'constructor'])('is refused when nobody knows it: %s', async (id) => {
    expect(await send(gateway.url, id)).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }],
      extensions: { requestId: expect.any(String) },
    });
  });
});

test.each([
  ['no JSON', '{', 400],
  ['no operation', '{}', 400],
  ['a batch', '[{"query": "{ __typename }"}]', 400],
  ['a list of variables', '{"query": "{ __typename }", "variables": []}', 400],
])('a request that is no operation is told so, with its id: %s', async (_, body, status) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(gateway.url, { method: 'POST', headers, body });
  expect(response.status).toBe(status);
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toMatchObject({
    errors: [{ extensions: { code: 'BAD_USER_INPUT' } }],
    extensions: { requestId },
  });
});

test('suggestions are off unless the environment says it is no production', () => {
  const production = (NODE_ENV?: string) =>
    readGatewayConfig({ V1_URL: 'http://x.test', NODE_ENV }).production;
  expect([production(), production(''), production('production')]).toEqual([true, true, true]);
  expect(production('development')).toBe(false);
});

test('every fault of the environment is reported at once', () => {
  const read = () => readGatewayConfig({ PORT: 'x', V1_URL: 'ftp://x', MAX_COST: '-1' });
  expect(read).toThrow(/PORT[\s\S]*V1_URL[\s\S]*MAX_COST/);
  expect(() => readGatewayConfig({})).toThrow(/V1_URL/);
});
