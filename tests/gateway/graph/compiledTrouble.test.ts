import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { CompiledOperation } from '../../../gateway/compiled/compiledOperation.ts';
import { readGatewayConfig } from '../../../gateway/config.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';

const row = (id: string) => ({
  id,
  name: `P "${id}"`,
  state: 'SP',
  city: 'Santos',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});
const listed =
  'query Rows($first: Int) { viewer { projects(first: $first) { edges { node { id name } } } } }';

let upstream: StubUpstream;
let gateway: TestGateway;
beforeAll(async () => {
  upstream = await startUpstream({
    'GET /v1/projects/?page_size=50': { body: { projects: [row('a'), { id: 1 }], metadata: {} } },
    'GET /v1/projects/a': { body: { project: { ...row('a'), units: [{ id: 'u', name: 'U' }] } } },
    'GET /v1/projects/a/units/u': { status: 503, body: { error: 'closed' } },
    'GET /v1/users/me': { status: 404, body: { error: 'gone', code: 'NOT_FOUND' } },
  });
  gateway = await startGateway(upstream.url);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});
afterEach(() => void vi.restoreAllMocks());

async function post(body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer tok', ...headers },
    body: JSON.stringify(body),
  });
  const text = (await response.text()).replace(/"requestId":"[^"]+"/, '');
  return `${response.status} ${response.headers.get('content-type')} ${text}`;
}

/** What each of two equal requests was answered and called, the second one past the server library. */
async function twice(body: object, headers?: Record<string, string>) {
  const pass = vi.spyOn(CompiledOperation.prototype, 'answer');
  const first = { answer: await post(body, headers), calls: upstream.taken() };
  expect(pass).not.toHaveBeenCalled();
  const second = { answer: await post(body, headers), calls: upstream.taken() };
  return { first, second, passes: await Promise.all(pass.mock.results.map(({ value }) => value as unknown)) };
}

test.each([
  ['a row that can not be read', listed],
  ['a call that fails', '{ project(projectId: "a") { name units { edges { node { totalFloors } } } } }'],
  ['a member that must not be null', '{ viewer { user { name } } project(projectId: "a") { name } }'],
])('%s is told as ever, and nothing is read twice for it', async (_name, query) => {
  const { first, second, passes } = await twice({ query });
  expect(second).toEqual(first);
  expect(first.answer).toContain('"errors":[');
  expect(passes).toEqual([undefined]);
});

test('a faulty variable is reported as before, and nothing is called', async () => {
  await post({ query: listed, variables: { first: 1 } });
  upstream.taken();
  expect(await post({ query: listed, variables: { first: 'x' } })).toContain('Variable \\"$first\\"');
  expect(await post({ query: listed, operationName: 'Other' })).toContain('"errors"');
  expect(upstream.taken()).toEqual([]);
});

test('without a token a known operation calls nothing', async () => {
  const query = '{ viewer { user { name } } }';
  await post({ query });
  upstream.taken();
  const response = await fetch(gateway.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(await response.json()).toMatchObject({ data: { viewer: null } });
  expect(upstream.taken()).toEqual([]);
});

test('the type of the answer follows what the request accepts', async () => {
  const query = '{ project(projectId: "a") { city } }';
  const accept = 'application/graphql-response+json, application/json';
  const { first, second, passes } = await twice({ query }, { accept });
  expect(second).toEqual(first);
  expect(first.answer).toContain('200 application/graphql-response+json');
  expect(passes).toHaveLength(1);
  expect(await post({ query }, { accept: 'image/png' })).toMatch(/^406/);
});

test('a change is never answered from the compiled ones', async () => {
  const query = 'mutation { logOut(input: {}) { errors { code } } }';
  expect((await twice({ query })).passes).toEqual([]);
});

test('a client that goes away stops the calls of a known operation', async () => {
  const query = '{ project(projectId: "slow") { name } }';
  let closed = () => {};
  const isClosed = new Promise<void>((resolve) => (closed = resolve));
  upstream.on({ 'GET /v1/projects/slow': { body: { project: row('slow') } } });
  await post({ query });
  const asked = new Promise<void>((resolve) => {
    upstream.on({
      'GET /v1/projects/slow': (_call, response) => {
        response.on('close', closed);
        resolve();
        return undefined;
      },
    });
  });
  const client = new AbortController();
  const going = gateway.ask(query, { signal: client.signal }).catch(() => 'gone');
  await asked;
  client.abort();
  expect(await going).toBe('gone');
  await isClosed;
});

test('a known operation with too long an answer is refused as such', async () => {
  const { limits } = readGatewayConfig({ V1_URL: upstream.url });
  const narrow = await startGateway(upstream.url, { limits: { ...limits, answer: 400 } });
  const query = 'query ($id: ID!) { project(projectId: $id) { name } }';
  const long = { ...row('long'), name: 'x'.repeat(500) };
  upstream.on({ 'GET /v1/projects/long': { body: { project: long } } });
  expect(await narrow.ask(query, { variables: { id: 'a' } })).toMatchObject({ errors: [] });
  upstream.taken();
  const { data, errors } = await narrow.ask(query, { variables: { id: 'long' } });
  expect(data).toBeNull();
  expect(errors[0]?.extensions.code).toBe('RESPONSE_TOO_LARGE');
  expect(upstream.taken()).toHaveLength(1);
  await narrow.close();
});
