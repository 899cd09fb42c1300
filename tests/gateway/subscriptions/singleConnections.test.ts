import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { parseServerSentEvents } from '../../../gateway/subscription/serverSentEvents.ts';
import { startGateway } from '../../support/servers/gatewayServer.ts';
import { serveStub } from '../../support/served.ts';

const { upstream, gateway } = await serveStub({
  'GET /v1/users/pending-invitations': { body: { invitations: null } },
  'GET /v1/events': (_call, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
    return undefined;
  },
});
const other = await startGateway(upstream.url);
afterAll(() => other.close());

const subscription = 'subscription { notifications { viewer { pendingInvitations { totalCount } } } }';
const authorization = 'Bearer tok';

type Asked = { body?: string | ReadableStream; operationId?: string; signal?: AbortSignal };

/** A reserved connection, its token in a header or in the address; `open` reads what comes on it. */
async function reserve(url = gateway.url, isInAddress = false) {
  const reserved = await fetch(url, { method: 'PUT', headers: { authorization } });
  const token = await reserved.text();
  const call = (method: string, { body, operationId, ...more }: Asked = {}) => {
    const address = new URL(url);
    if (operationId !== undefined) address.searchParams.set('operationId', operationId);
    if (isInAddress) address.searchParams.set('token', token);
    return fetch(address, {
      method,
      headers: {
        authorization,
        ...(isInAddress ? {} : { 'x-graphql-event-stream-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...more,
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
  };
  return {
    call,
    begin: (operationId: unknown, query = subscription) =>
      call('POST', { body: JSON.stringify({ query, extensions: { operationId } }) }),
    open: async () => {
      const leaving = new AbortController();
      const response = await call('GET', { signal: leaving.signal });
      const events = parseServerSentEvents(response.body!);
      const next = async () => {
        const { event, data } = (await events.next()).value!;
        return { event, ...(JSON.parse(data) as { id: string; payload?: unknown }) };
      };
      return { next, close: () => leaving.abort() };
    },
  };
}

const refusalOf = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { message: string; extensions: object }[] };
  return [response.status, ...errors.map(({ message, extensions }) => [message, extensions])];
};
const refusal = (status: number, message: string) => [status, [message, { code: 'BAD_USER_INPUT' }]];

test.each(['HEAD', 'PATCH', 'OPTIONS'])('a connection takes no %s', async (method) => {
  const { call } = await reserve();
  expect((await call(method)).status).toBe(405);
});

test('a refused method is answered with those that are taken', async () => {
  const { call } = await reserve();
  expect(await refusalOf(await call('PATCH'))).toEqual(
    refusal(405, 'A connection takes GET, POST and DELETE'),
  );
});

test('an operation waits for nobody to listen: the connection is opened first', async () => {
  const { begin } = await reserve();
  expect(await refusalOf(await begin('a'))).toEqual(refusal(409, 'Open the connection with GET first'));
});

test.each([
  ['no id', JSON.stringify({ query: subscription })],
  ['an id that is no text', JSON.stringify({ query: subscription, extensions: { operationId: ['a'] } })],
  [
    'an id that is too long',
    JSON.stringify({ query: subscription, extensions: { operationId: 'a'.repeat(101) } }),
  ],
  ['a body that is no JSON', '{"query'],
])('an operation with %s is refused', async (_name, body) => {
  const { call, open } = await reserve();
  const { close } = await open();
  expect(await refusalOf(await call('POST', { body }))).toEqual(
    refusal(400, 'extensions.operationId must name the operation'),
  );
  close();
});

test('an operation that is too long, or does not tell its length, is refused with what is allowed', async () => {
  const { begin, call, open } = await reserve();
  const { close } = await open();
  const tooLong = refusal(413, 'An operation here has 1000000 bytes at most, told in Content-Length');
  expect(await refusalOf(await begin('a', ' '.repeat(1_000_000)))).toEqual(tooLong);
  const body = JSON.stringify({ query: subscription, extensions: { operationId: 'a' } });
  expect(await refusalOf(await call('POST', { body: new Blob([body]).stream() }))).toEqual(tooLong);
  close();
});

test('an id is taken while its operation runs, and free once that has ended', async () => {
  const { begin, call, open } = await reserve();
  const { next, close } = await open();
  expect((await begin('a')).status).toBe(202);
  const first = { viewer: { pendingInvitations: { totalCount: 0 } } };
  expect(await next()).toEqual({ event: 'next', id: 'a', payload: { data: { notifications: first } } });
  expect(await refusalOf(await begin('a'))).toEqual(refusal(409, 'An operation of this id is running'));
  expect((await call('DELETE', { operationId: 'a' })).status).toBe(200);
  expect(await next()).toEqual({ event: 'complete', id: 'a' });
  expect((await begin('a')).status).toBe(202);
  expect(await next()).toMatchObject({ event: 'next', id: 'a' });
  close();
});

test('ending one operation leaves the others running', async () => {
  const { begin, call, open } = await reserve();
  const { next, close } = await open();
  for (const id of ['a', 'b']) {
    await begin(id);
    expect(await next()).toMatchObject({ event: 'next', id });
  }
  await call('DELETE', { operationId: 'b' });
  expect(await next()).toEqual({ event: 'complete', id: 'b' });
  expect((await begin('a')).status).toBe(409);
  close();
});

test.each([
  ['a header', false],
  ['the address', true],
])('with its token in %s, a query is answered, and a refusal too', async (_name, isInAddress) => {
  const { begin, open } = await reserve(gateway.url, isInAddress);
  const { next, close } = await open();
  await begin('a', '{ __typename }');
  expect(await next()).toMatchObject({ event: 'next', id: 'a', payload: { data: { __typename: 'Query' } } });
  expect(await next()).toEqual({ event: 'complete', id: 'a' });
  await begin('b', '{ nonsense }');
  expect(await next()).toMatchObject({
    event: 'next',
    id: 'b',
    payload: { errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
  });
  expect(await next()).toEqual({ event: 'complete', id: 'b' });
  close();
});

test('a connection carries fifty operations at once', async () => {
  const { begin, call, open } = await reserve();
  const { next, close } = await open();
  for (let count = 1; count <= 50; count++) {
    expect((await begin(`a${count}`)).status).toBe(202);
    await next();
  }
  expect(await refusalOf(await begin('more'))).toEqual(refusal(429, 'Too many operations on one connection'));
  await call('DELETE', { operationId: 'a7' });
  expect(await next()).toEqual({ event: 'complete', id: 'a7' });
  expect((await begin('more')).status).toBe(202);
  close();
});

test('a connection is opened once, and is gone when it was closed', async () => {
  const { call, open } = await reserve();
  const { close } = await open();
  expect(await refusalOf(await call('GET'))).toEqual(refusal(409, 'This connection is open already'));
  close();
  let status = 409;
  while (status === 409) {
    await delay(20);
    ({ status } = await call('GET'));
  }
  expect(status).toBe(404);
});

test('connections that are reserved and left do not fill the memory', { timeout: 60_000 }, async () => {
  const reserved = () => fetch(other.url, { method: 'PUT', headers: { authorization } });
  for (let hundred = 0; hundred < 20; hundred++) {
    const answers = await Promise.all(Array.from({ length: 100 }, reserved));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    await Promise.all(answers.map((answer) => answer.text()));
  }
  expect(await refusalOf(await reserved())).toEqual(
    refusal(503, 'Too many connections are open: try again in a moment'),
  );
});
