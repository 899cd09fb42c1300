import { mkdtempSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { prepareDrain } from '../../server/drain.ts';
import { startApiProcess } from '../support/servers/apiProcess.ts';
import { endProcess, removeFolder } from '../support/servers/endProcess.ts';
import { layDatabase } from '../support/preparedDatabase.ts';
import { uniqueEmail } from '../support/world.ts';

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

/** The status of a sign-up sent over a connection of its own, or how the connection was lost. */
const signUp = (url: string) =>
  new Promise<number | string>((resolve) => {
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const sent = request(`${url}/v1/users`, { method: 'POST', agent: false, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 'no status'));
      answer.on('error', ({ message }) => resolve(message));
    });
    sent.on('error', ({ message }) => resolve(message));
    sent.end(JSON.stringify({ name: 'Ana Souza', email: uniqueEmail(), password: 'pa55word!!' }));
  });

test(
  'a service on the embedded database answers all that had arrived when it was told to stop',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'torre-'));
    await layDatabase(folder);
    try {
      const api = await startApiProcess({ DATA_DIR: folder });
      const send = () => Array.from({ length: 10 }, () => signUp(api.url));
      const early = send();
      await wait(30);
      const late = send();
      const ended = endProcess(api.child, 'SIGTERM');
      const answers = await Promise.all([...early, ...late]);
      expect(answers.filter((status) => status !== 202 && status !== 503)).toEqual([]);
      expect(await ended).toBe(0);
    } finally {
      removeFolder(folder);
    }
  },
);
