import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('an operation beyond the limits is refused before anything is called', () => {
  test('depth, fragments included', async () => {
    const deep = `{ viewer { projects { edges { node { ...A } } } } } fragment A on Project { units { edges { node { project { units { totalCount } } } } } }`;
    expect((await codes(deep)).codes).toEqual(['OPERATION_TOO_EXPENSIVE']);
  });

  test('aliases', async () => {
    expect((await codes('{ a: __typename b: __typename c: __typename }')).codes).toEqual([]);
    const many = '{ a: factorSets { id } b: factorSets { id } c: factorSets { id } d: factorSets { id } }';
    expect((await codes(many)).codes).toEqual(['OPERATION_TOO_EXPENSIVE']);
  });

  test('tokens', async () => {
    const { codes: found } = await codes(`{ ${'__typename '.repeat(300)} }`);
    expect(found).toHaveLength(1);
  });

  test('cost, told with the limit; a fragment that spreads itself does not hang', async () => {
    const wide = `{ ${'...A '.repeat(20)} } fragment A on Query { ${'...B '.repeat(20)} } fragment B on Query { ${'...C '.repeat(20)} } fragment C on Query { __typename }`;
    const answer = await gateway.ask(wide);
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_EXPENSIVE', limit: 3_000 });
    const { codes: circular } = await codes('{ viewer { ...A } } fragment A on Viewer { ...A }');
    expect(circular.length).toBeGreaterThan(0);
    expect(upstream.taken()).toEqual([]);
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
