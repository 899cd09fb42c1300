import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readApiConfig } from '../../../api/config.ts';
import { estimate } from '../../support/access/accessWorld.ts';
import { call } from '../../support/restCall.ts';
import { expectRevisions } from '../../support/restThings.ts';
import { serveApi } from '../../support/served.ts';
import {
  expectStatus,
  newUser,
  password,
  refusedKeys,
  sampleProject,
  uniqueEmail,
} from '../../support/world.ts';

const api = await serveApi();

const login = (body: unknown, headers = {}) =>
  call(api.url, 'POST', '/v1/tokens/authentication', { body, headers });

describe('bodies', () => {
  test('with an unknown key are refused by its name', async () => {
    const body = { email: uniqueEmail(), password, bogus: 1 };
    expect(await login(body)).toMatchObject({
      status: 400,
      body: { error: 'body contains unknown key "bogus"', code: 'UNKNOWN_KEY' },
    });
  });

  test('that are no single JSON object are refused', async () => {
    for (const body of ['{"email":', '{} {}', '', '"text"', '[]', 'null', '{"__proto__":{"a":1}}']) {
      const answer = await login(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(answer.body).toMatchObject({ code: expect.stringMatching(/^(BAD_REQUEST|UNKNOWN_KEY)$/) });
    }
    expect((await login('email=a', { 'content-type': 'text/csv' })).status).toBe(415);
  });

  test('over 1 MB answer 413, whatever the route, and not a byte before', async () => {
    const user = await newUser(api.url);
    const rest = Buffer.byteLength(JSON.stringify({ ...sampleProject, name: '' }));
    const send = (bytes: number) =>
      user.call('POST', '/v1/projects', { ...sampleProject, name: 'x'.repeat(bytes - rest) });
    expect(await send(1_048_577)).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await refusedKeys(send(1_048_576))).toEqual({ name: 'general.max|{"max":100}' });
  });

  test('are not needed to delete, even when announced as JSON', async () => {
    const user = await newUser(api.url);
    const { path } = await user.project();
    const headers = { 'content-type': 'application/json' };
    expect((await user.call('DELETE', path, undefined, { headers })).status).toBe(200);
  });
});

describe('forms', () => {
  const start = '--x\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\nproject_name';

  test.each([
    ['without a boundary', 'multipart/form-data', start],
    ['that end in the middle of the file', 'multipart/form-data; boundary=x', start],
    ['that end before it', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    ['with nothing in them', 'multipart/form-data; boundary=x', ''],
  ])('%s are the fault of who sent them', async (_, type, body) => {
    const { token } = await newUser(api.url);
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const response = await fetch(`${api.url}/v1/projects-upload`, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
  });
});

test('a file is too large also when what is too much comes after a pause', async () => {
  const { token } = await newUser(api.url);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
  const start = '--x\r\nContent-Disposition: form-data; name="csv"; filename="a.csv"\r\n\r\n';
  async function* body() {
    yield Buffer.from(start + 'a'.repeat(5 * 1024 * 1024));
    await delay(300);
    yield Buffer.from('a\r\n--x--\r\n');
  }
  const sent = body() as unknown as ReadableStream;
  const init = { method: 'POST', headers, body: sent, duplex: 'half' } as const;
  const response = await fetch(`${api.url}/v1/projects-upload`, init);
  expect([response.status, await response.json()]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE' }]);
});

describe('paths', () => {
  test.each(['/v1/%', '/v1/projects/%ff'])(
    'that can not be decoded are refused as all else: %s',
    async (path) => {
      const response = await fetch(`${api.url}${path}`);
      const request_id = response.headers.get('x-request-id');
      const error = expect.any(String);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error, code: 'BAD_REQUEST', request_id },
      ]);
    },
  );

  test('that exist for another method answer 405 and which', async () => {
    const answer = await call(api.url, 'PUT', '/v1/projects');
    expect(answer).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(answer.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining(['GET', 'POST']));
  });

  test('that do not exist answer 404 as JSON', async () => {
    expect(await call(api.url, 'GET', '/v1/nothing')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

/** What keeps browsers from guessing, framing and keeping. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  vary: 'Authorization, Accept-Language',
};

test.each([
  ['GET', '/v1/healthcheck', 200],
  ['GET', '/v1/users/me', 200],
  ['GET', '/v1/events', 200],
  ['DELETE', '/v1/tokens/sessions', 204],
  ['POST', '/v1/projects', 400],
  ['GET', '/v1/projects/x', 404],
  ['GET', '/v1/nothing', 404],
  ['PUT', '/v1/projects', 405],
])('%s %s answers %i with an id and what keeps browsers in bounds', async (method, path, status) => {
  const authorization = `Bearer ${(await newUser(api.url)).token}`;
  const sent = { method, headers: { authorization, 'x-request-id': 'abcdef0123456789' } };
  const answer = await fetch(api.url + path, sent);
  await answer.body?.cancel();
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...guarded,
    'x-request-id': 'abcdef0123456789',
  });
});

test('an id of a request is its own, but for one that is safe in a log', async () => {
  const idOf = async (id: string) =>
    (await call(api.url, 'GET', '/v1/healthcheck', { headers: { 'x-request-id': id } })).headers.get(
      'x-request-id',
    );
  for (const id of ['a'.repeat(8), 'A-z_0.9'.repeat(9)]) expect(await idOf(id)).toBe(id);
  for (const id of ['a'.repeat(7), 'a'.repeat(65), 'with space', 'with"quote'])
    expect(await idOf(id)).toMatch(/^[\da-f-]{36}$/);
});

test('lists take pages, orders and instants up to their limits, and name what they do not take', async () => {
  const user = await newUser(api.url);
  const { nome: _, ...figures } = estimate;
  for (const nome of ['Torre Um', 'Torre 100% Dois', 'Casa_Três'])
    await expectStatus(201, user.call('POST', '/v1/structures', { ...figures, nome }));
  const list = (query: string) => user.call('GET', `/v1/structures?${query}`);
  const taken = {
    page: [1, 10_000_000],
    page_size: [1, 50],
    sort: ['created_at', '-created_at', 'updated_at', '-name'],
    search: ['', 'x'.repeat(100)],
    updated_since: ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-11-27T10:00:00-03:00'],
  };
  const refused = {
    page: [0, -1, 1.5, 'x', 10_000_001],
    page_size: [0, 51, 'x'],
    sort: ['', 'password', '--name', 'created_at,name'],
    search: ['x'.repeat(101)],
    updated_since: [
      '',
      '2026-11-27',
      '2026-11-27T10:00:00',
      '0000-12-31T00:00:00Z',
      '9999-12-31T23:59:59-01:00',
    ],
  };
  for (const [field, values] of Object.entries(taken))
    for (const value of values)
      expect([field, value, (await list(`${field}=${encodeURIComponent(value)}`)).status]).toEqual([
        field,
        value,
        200,
      ]);
  for (const [field, values] of Object.entries(refused))
    for (const value of values) {
      const { status, body } = await list(`${field}=${encodeURIComponent(value)}`);
      expect([field, value, status, Object.keys(body.keys ?? {})]).toEqual([field, value, 422, [field]]);
    }
  const names = async (search: string) =>
    (await list(`sort=created_at&search=${encodeURIComponent(search)}`)).body.structures.map(
      (row: { nome: string }) => row.nome,
    );
  for (const [search, found] of Object.entries({
    '%': ['Torre 100% Dois'],
    _: ['Casa_Três'],
    '\\': [],
    "'": [],
    'TRES casa': ['Casa_Três'],
    ' torre  dois ': ['Torre 100% Dois'],
    'torre três': [],
  }))
    expect([search, await names(search)]).toEqual([search, found]);
});

test('ids that can be none answer 404 and edits follow their revision', async () => {
  const user = await newUser(api.url);
  const { path } = await user.project();
  for (const id of ['0', '-1', '1.5', 'x', '2147483647', '2147483648', '9'.repeat(30)])
    expect([id, (await user.call('DELETE', `${path}/members/${id}`)).status]).toEqual([id, 404]);
  const uuid = '01a1f942-acdc-70e5-a498-22428073e85e';
  for (const id of [
    uuid,
    uuid.slice(1),
    `${uuid}0`,
    uuid.replaceAll('-', ''),
    `{${uuid}}`,
    uuid.replace('a', 'g'),
  ])
    expect([id, (await user.call('GET', `/v1/structures/${id}`)).status]).toEqual([id, 404]);
  const { structure } = (await user.call('POST', '/v1/structures', estimate)).body;
  expect((await user.call('GET', `/v1/structures/${structure.id.toUpperCase()}`)).status).toBe(200);
  await expectRevisions(user, { path, key: 'project', change: { city: 'Santos' } });
});

test('an answer that the caller has is not sent again, whichever of its tags is named', async () => {
  const user = await newUser(api.url);
  const { path } = await user.project();
  /** As programs ask that take no compressed answers. */
  const ask = async (known?: string) => {
    const headers = { authorization: `Bearer ${user.token}`, ...(known && { 'if-none-match': known }) };
    const [response] = (await once(get(new URL(path, api.url), { headers }), 'response')) as [
      IncomingMessage,
    ];
    return { status: response.statusCode, tag: response.headers.etag!, text: await text(response) };
  };
  const first = await ask();
  expect([first.status, first.tag]).toEqual([200, expect.stringMatching(/^"1\.[\w-]{27}"$/)]);
  for (const known of [first.tag, `"x", ${first.tag}`, '*'])
    expect([known, await ask(known)]).toEqual([known, { status: 304, tag: first.tag, text: '' }]);
  expect(await ask('"x", "1"')).toEqual(first);
  await expectStatus(200, user.call('PATCH', path, { city: 'Santos' }));
  const changed = await ask(first.tag);
  expect([changed.status, changed.tag]).toEqual([200, expect.stringMatching(/^"2\./)]);
});

test('texts follow Accept-Language, without it they are English, plain ones and those of fields', async () => {
  const body = { email: uniqueEmail(), password: 'not the one' };
  expect((await login(body)).body.error).toBe('invalid authentication credentials');
  expect((await login(body, { 'accept-language': 'pt-BR' })).body.error).toBe('e-mail ou senha incorretos');
  const unnamed = { ...body, email: '' };
  expect((await login(unnamed)).body.error).toEqual({ email: 'This field is required' });
  expect((await login(unnamed, { 'accept-language': 'pt-BR' })).body.error).toEqual({
    email: 'Este campo é obrigatório',
  });
});

test('every fault of an environment is reported at once', () => {
  const env = { PORT: 'x', DATABASE_URL: 'mysql://a', RATE_LIMIT: 'maybe' };
  expect(() => readApiConfig(env)).toThrow(/PORT[^]*DATABASE_URL[^]*RATE_LIMIT/);
});
