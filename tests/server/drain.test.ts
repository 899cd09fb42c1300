import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareDrain } from '../../server/drain.ts';

/** A server with a request under way that takes `answerMs`. */
async function withSlowRequest(answerMs: number) {
  const app = Fastify({ forceCloseConnections: true });
  const drain = prepareDrain(app, ({ url }) => url === '/own');
  app.get('/slow', async () => {
    await wait(answerMs);
    return (await fetch(`${url}/own`)).text();
  });
  app.get('/own', async () => 'done');
  app.get('/stream', async (_request, reply) => {
    reply.hijack();
    reply.raw.setHeader('content-type', 'text/event-stream');
    reply.raw.write(':\n\n');
  });
  const url = await app.listen({ port: 0 });
  const slow = fetch(`${url}/slow`).then((response) => response.text());
  slow.catch(() => {});
  const stream = await fetch(`${url}/stream`);
  await wait(50);
  return { app, drain, url, slow, stream };
}

test('a stop answers what is under way, with the calls it makes, and refuses what is new', async () => {
  const { app, drain, url, slow, stream } = await withSlowRequest(500);
  const begun = Date.now();
  const drained = drain();
  const refused = await fetch(`${url}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('connection')).toBe('close');
  expect(refused.headers.get('retry-after')).toBe('2');
  await drained;
  // Not held up by the stream.
  expect(Date.now() - begun).toBeLessThan(4_000);
  expect(await slow).toBe('done');
  await app.close();
  await expect(stream.text()).rejects.toThrow('terminated');
});

test('a stop waits only so long', async () => {
  const { app, drain, slow } = await withSlowRequest(5_000);
  const begun = Date.now();
  await drain(200);
  await app.close();
  expect(Date.now() - begun).toBeLessThan(2_000);
  await expect(slow).rejects.toThrow('fetch failed');
});
