import { request as send } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveGateway, serveStub } from '../../support/served.ts';
import { call } from '../../support/restCall.ts';
import { subscribe } from '../../support/subscribe.ts';

const user = { id: 1, name: 'Ana', email: 'ana@example.com', activated: true };
const name = '{ viewer { user { name } } }';
const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function bounded(url: string, admission: { inAll: number; perCaller: number }) {
  const gateway = await startGateway(url, { admission });
  closing.push(() => gateway.close());
  return gateway;
}

test('so many operations are under way of one caller and of all, and others again when they are over', async () => {
  const held = Promise.withResolvers<void>();
  const { upstream } = await serveStub({
    'GET /v1/users/me': (_, response) =>
      void held.promise.then(() =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ user })),
      ),
  });
  const gateway = await bounded(upstream.url, { inAll: 3, perCaller: 2 });
  const ask = (token: string) => gateway.ask(name, { token });
  const begun = ['ana', 'ana', 'bia'].map(ask);
  await expect.poll(() => upstream.calls.length).toBe(3);
  const refused = await Promise.all([ask('ana'), ask('caio')]);
  expect(refused.map(({ status, errors }) => [status, errors[0]?.extensions])).toEqual([
    [429, { code: 'RATE_LIMITED', retryAfter: 1 }],
    [503, { code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 }],
  ]);
  expect(upstream.calls).toHaveLength(3);
  held.resolve();
  for (const { data } of await Promise.all(begun)) expect(data.viewer.user.name).toBe('Ana');
  for (const token of ['ana', 'caio', 'ana', 'ana', 'ana']) expect((await ask(token)).status).toBe(200);
});

const post = { method: 'POST', headers: { authorization: 'Bearer ana', 'content-type': 'application/json' } };
const padded = JSON.stringify({ query: name.padEnd(20_000) });
const inChunks = () => ({ ...post, body: new Blob([padded]).stream(), duplex: 'half' }) as const;

test.each<[string, (url: string) => Promise<Response>]>([
  [
    'with a query in its address',
    (url) => fetch(`${url}?a=1`, { ...post, body: JSON.stringify({ query: name }) }),
  ],
  ['in chunks', (url) => fetch(url, inChunks())],
  ['of 20 kB', (url) => fetch(url, { ...post, body: padded })],
  [
    'in its address',
    (url) => fetch(`${url}?query=${encodeURIComponent(name)}`, { headers: { authorization: 'Bearer ana' } }),
  ],
])('an operation sent %s counts too', async (_, ask) => {
  const held = Promise.withResolvers<void>();
  const { upstream } = await serveStub({
    'GET /v1/users/me': (_call, response) =>
      void held.promise.then(() =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ user })),
      ),
  });
  const gateway = await bounded(upstream.url, { inAll: 3, perCaller: 2 });
  let isRefused = false;
  const asked = Promise.all([1, 2, 3].map(() => ask(gateway.url).finally(() => (isRefused = true))));
  await expect.poll(() => isRefused || upstream.calls.length === 3, { timeout: 20_000 }).toBe(true);
  await expect.poll(() => upstream.calls.length).toBeGreaterThan(1);
  const called = upstream.calls.length;
  held.resolve();
  const [refused, ...others] = (await asked).toSorted((a, b) => b.status - a.status);
  expect([called, refused?.status, ...others.map(({ status }) => status)]).toEqual([2, 429, 200, 200]);
  expect(refused?.headers.get('retry-after')).toBe('1');
  expect(await refused?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  expect((await ask(gateway.url)).status).toBe(200);
});

test('all tokens of a user count as one caller once the service has named the user', async () => {
  let held = Promise.resolve();
  const { upstream } = await serveStub({
    'GET /v1/users/me': ({ headers }, response) =>
      void held.then(() =>
        response
          .setHeader('content-type', 'application/json')
          .setHeader('x-user-id', String(headers.authorization).includes('ana') ? '1' : '2')
          .end(JSON.stringify({ user })),
      ),
  });
  const gateway = await bounded(upstream.url, { inAll: 9, perCaller: 2 });
  const ask = (token: string) => gateway.ask(name, { token });
  for (const token of ['ana-1', 'ana-2', 'ana-3', 'bia']) expect((await ask(token)).status).toBe(200);
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const begun = ['ana-1', 'ana-2', 'bia'].map(ask);
  await expect.poll(() => upstream.calls.length).toBe(7);
  expect((await ask('ana-3')).status).toBe(429);
  const other = ask('bia');
  await expect.poll(() => upstream.calls.length).toBe(8);
  resolve();
  for (const { status } of await Promise.all([...begun, other])) expect(status).toBe(200);
});

test('the service names the user of a token', async () => {
  const { api, user: ana } = await serveGateway();
  const { headers } = await ana.call('GET', '/v1/users/me');
  expect(headers.get('x-user-id')).toBe(String(ana.id));
  expect((await call(api.url, 'GET', '/v1/health')).headers.get('x-user-id')).toBeNull();
});

test('slow senders and open subscriptions take no place', async () => {
  const { api, user: ana } = await serveGateway();
  const gateway = await bounded(api.url, { inAll: 1, perCaller: 1 });
  const slow = ['40', '40000'].map((length) => {
    const headers = { 'content-type': 'application/json', 'content-length': length };
    return send(gateway.url, { method: 'POST', headers }).on('error', () => {});
  });
  for (const sender of slow) sender.flushHeaders();
  const listener = subscribe(
    gateway,
    ana.token,
    'subscription { notifications { viewer { pendingInvitations { totalCount } } } }',
  );
  expect(await listener.begun()).not.toHaveProperty('errors');
  expect((await gateway.ask(name, { token: ana.token })).errors).toEqual([]);
  await listener.end();
  for (const sender of slow) sender.destroy();
});
