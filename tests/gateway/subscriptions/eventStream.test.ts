import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseServerSentEvents } from '../../../gateway/subscription/serverSentEvents.ts';
import { startGateway, type TestGateway } from '../../support/servers/gatewayServer.ts';
import { startUpstream, type StubUpstream } from '../../support/servers/stubUpstream.ts';

let upstream: StubUpstream;
let gateway: TestGateway;
/** The streams the gateway opened, oldest first. */
const streams: ServerResponse[] = [];

beforeAll(async () => {
  upstream = await startUpstream({
    'GET /v1/users/pending-invitations': { body: { invitations: null } },
    'GET /v1/events': (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('retry: 3000\n\n');
      streams.push(response);
      return undefined;
    },
  });
  gateway = await startGateway(upstream.url);
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

const query = 'subscription { notifications { viewer { pendingInvitations { totalCount } } } }';
const nothing = { notifications: { viewer: { pendingInvitations: { totalCount: 0 } } } };
const invitation = 'event: invitation\nid: 1\ndata: {"project_id":"p","action":"invitation.created"}\n\n';

function listen() {
  const headers = { authorization: 'Bearer tok' };
  const client = createClient({ url: gateway.url, headers, retryAttempts: 0 });
  return { events: client.iterate({ query }), client };
}
async function opened(count: number): Promise<ServerResponse> {
  while (streams.length < count) await delay(20);
  return streams[count - 1]!;
}

describe('the stream of the service', () => {
  test('carries the caller, is read anew per event, and closes with the subscription', async () => {
    const { events, client } = listen();
    expect((await events.next()).value?.data).toEqual(nothing);
    const first = events.next();
    const stream = await opened(1);
    stream.write(invitation);
    expect((await first).value?.data).toEqual(nothing);
    const second = events.next();
    stream.write(invitation);
    expect((await second).value?.data).toEqual(nothing);
    const third = events.next();
    stream.write('event: missed\nid: 2\ndata: {}\n\n');
    expect((await third).value?.data).toEqual(nothing);
    const reads = upstream.calls.filter(({ target }) => target === '/v1/users/pending-invitations');
    expect(reads).toHaveLength(4);
    const [call] = upstream.calls.filter(({ target }) => target === '/v1/events');
    expect(call?.headers).toMatchObject({ authorization: 'Bearer tok', 'x-forwarded-for': '127.0.0.1' });
    const closed = once(stream, 'close');
    client.dispose();
    await closed;
  });

  test('is opened again when it breaks, and what was missed is made up for', async () => {
    const { events, client } = listen();
    await events.next();
    const first = events.next();
    (await opened(2)).end();
    expect((await first).value?.data).toEqual(nothing);
    expect(streams).toHaveLength(3);
    client.dispose();
  });
});

const read = async (...chunks: string[]) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(Buffer.from(chunk, 'latin1'));
      controller.close();
    },
  });
  const events = [];
  for await (const event of parseServerSentEvents(body)) events.push(event);
  return events;
};
const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

describe('server-sent events', () => {
  test('are put together wherever the network cuts them, letters included', async () => {
    const text = bytesOf('event: project\ndata: {"name":"Ipê"}\n\n');
    for (let at = 1; at < text.length; at++) {
      expect(await read(text.slice(0, at), text.slice(at))).toEqual([
        { event: 'project', data: '{"name":"Ipê"}' },
      ]);
    }
  });

  test('leave out comments, and what was cut off', async () => {
    expect(await read(':\n\ndata: a\r\ndata: b\r\n\r\nevent: x\n\ndata: half')).toEqual([
      { event: 'message', data: 'a\nb' },
    ]);
  });
});
