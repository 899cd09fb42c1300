import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenapiDocument, operationsOf } from '../../api/openapi/document.ts';
import { accessTable } from '../support/access/accessTable.ts';
import { estimate, sheet } from '../support/access/accessWorld.ts';
import { startApi, type TestApi } from '../support/servers/apiServer.ts';
import { FuzzedWorld } from '../support/fuzz/fuzzedWorld.ts';
import { formNamed, hostileHeaders, type Made, sendable } from '../support/fuzz/madeCalls.ts';
import { foundBefore, longestMs } from '../support/fuzz/random.ts';
import { withWord } from '../support/fuzz/textLeaves.ts';
import { call } from '../support/restCall.ts';
import { password } from '../support/world.ts';

let api: TestApi;
let world: FuzzedWorld;
let document: OpenapiDocument;
beforeAll(async () => {
  api = await startApi();
  world = await FuzzedWorld.build(api);
  document = (await call(api.url, 'GET', '/v1/openapi.json')).body;
}, longestMs);
afterAll(() => api.close());

/** Every word that once made something fail, in this place of a call. */
const wordCalls = (send: (word: string) => Made): Made[] => foundBefore.map((word) => send(String(word)));

test('words that once failed are taken or refused in every query, name of a file and header', async () => {
  const { token } = world.attacker.owner;
  const queried = operationsOf(document).flatMap(({ method, path, operation }) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && path !== '/v1/events')
      .flatMap(({ name }) => {
        const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => world.rawId(id, 'own'));
        return wordCalls((word) => ({
          method: method.toUpperCase(),
          path: `${filled}?${new URLSearchParams([[name, word.toWellFormed()]])}`,
          body: undefined,
          token,
          headers: {},
        }));
      }),
  );
  let sheets = 0;
  const named = wordCalls((word) => ({
    method: 'POST',
    path: '/v1/projects-upload',
    token,
    ...formNamed('csv', `${word}.csv`, sheet(`Palavra ${(sheets += 1)}`)),
  }));
  const { url } = (await call(api.url, 'GET', '/v1/presigned-urls?fileName=a.png', { token })).body;
  const shown = wordCalls((word) => ({
    method: 'POST',
    path: url,
    token,
    ...formNamed('file', `a.${word}`, 'no picture'),
  }));
  const endings = wordCalls((word) => ({
    method: 'GET',
    path: `/v1/presigned-urls?fileName=${encodeURIComponent(`a.${word}`.toWellFormed())}`,
    body: undefined,
    token,
    headers: {},
  }));
  const headed = hostileHeaders.flatMap((header) =>
    wordCalls((word) => ({
      method: 'GET',
      path: '/v1/users/me',
      body: undefined,
      token,
      headers: { [header]: sendable(word) },
    })),
  );
  expect(await failed([...queried, ...named, ...shown, ...endings, ...headed])).toEqual([]);
});

/** Makes calls one after the other. @returns those that failed. */
async function failed(calls: Made[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { method, path, ...options } of calls) {
    const { status, body } = await call(api.url, method, path, options);
    if (status >= 500) found.push([method, path, options.body, options.headers, body]);
  }
  return found;
}

test('and in the headers that decide what is made once, changed at a revision and logged in', async () => {
  const { owner } = world.attacker;
  const { token, email } = owner;
  const { path } = world.attacker.world.project;
  const { revision } = (await call(api.url, 'GET', path, { token })).body.project;
  let keys = 0;
  const made = ['content-type', 'idempotency-key', 'traceparent'].flatMap((header) =>
    wordCalls((word) => {
      const headers = { 'idempotency-key': `word-${(keys += 1)}`, [header]: sendable(word) };
      return { method: 'POST', path: '/v1/structures', body: estimate, token, headers };
    }),
  );
  // The same city: the revision stays.
  const changed = ['content-type', 'if-match', 'if-none-match'].flatMap((header) =>
    wordCalls((word) => {
      const headers = { 'if-match': `"${revision}"`, [header]: sendable(word) };
      return { method: 'PATCH', path, body: { city: 'São Paulo' }, token, headers };
    }),
  );
  // Each hashes a password, which takes its time.
  const loggedIn = ['device-mark', 'user-agent', 'x-forwarded-for'].flatMap((header) =>
    wordCalls((word) => ({
      method: 'POST',
      path: '/v1/tokens/authentication',
      body: { email, password },
      token: undefined,
      headers: { [header]: sendable(word) },
    })),
  );
  expect(await failed([...made, ...changed, ...loggedIn])).toEqual([]);
});

test('and in every parameter of a path', async () => {
  // What a parameter may be is asked before what is done there. Of those before the last, which have paths that end on
  // them, the word that only the database refuses is enough.
  const byPath = new Map(operationsOf(document).map(({ method, path }) => [path, method]));
  const called = [...byPath].flatMap(([path, method]) =>
    [...path.matchAll(/\{(\w+)\}/g)].slice(-2).flatMap(([parameter], at, { length }) =>
      (at === length - 1 ? foundBefore.map(String) : ['a\u0000b']).map((word) => ({
        method: method.toUpperCase(),
        path: path
          .replace(parameter, encodeURIComponent(word.toWellFormed()))
          .replace(/\{(\w+)\}/g, (_, id: string) => world.rawId(id, 'own')),
        body: undefined,
        token: world.attacker.owner.token,
        headers: {},
      })),
    ),
  );
  expect(called.length).toBeGreaterThan(500);
  expect(await failed(called)).toEqual([]);
});

test('and in every text of a body', async () => {
  const { owner, world: own } = world.attacker;
  const called: Made[] = [];
  for (const [route, { body }] of Object.entries(accessTable)) {
    const [method = '', template = ''] = route.split(' ');
    if (method === 'DELETE' || /^\/v1\/(tokens|users)/.test(template)) continue;
    const sent = await body?.(own);
    if (sent === undefined || sent instanceof FormData) continue;
    const path = template.replace(/\{(\w+)\}/g, (_, id: string) => world.rawId(id, 'own'));
    for (const word of foundBefore)
      for (const changed of withWord(sent, String(word)))
        called.push({ method, path, body: changed, token: owner.token, headers: {} });
  }
  expect(called.length).toBeGreaterThan(300);
  expect(await failed(called)).toEqual([]);
});
