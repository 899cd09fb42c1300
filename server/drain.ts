import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long requests under way may take to end once the service was told to stop (ms). */
export const longestDrainMs = 8_000;

/** Turns of the process in which nothing new came: what the kernel held for it has been read by then. */
const quietTurns = 5;
const turnMs = 20;
/** Where callers never pause, the port is given up after this all the same (ms). */
const longestQuietMs = 500;

/**
 * Prepares `app`, before any route is added, for a stop that cuts nobody off. @returns what begins it: new requests get
 * 503 with `Connection: close`, and it resolves when those under way are answered, at the latest after `longestMs`, and
 * the port is given up. A busy process hears late of what has arrived: requests that the kernel holds are read and answered,
 * too. Streams of events are not waited for. `isOwn`: a request that another one under way has made.
 */
export function prepareDrain(
  app: FastifyInstance,
  isOwn: (request: FastifyRequest) => boolean = () => false,
): (longestMs?: number) => Promise<void> {
  const underway = new Set<ServerResponse>();
  let draining = false;
  app.addHook('onRequest', async (request, reply) => {
    if (draining && !(underway.size > 0 && isOwn(request))) {
      reply.headers({ connection: 'close', 'retry-after': '2' });
      return reply.code(503).send({ error: 'the service is stopping', code: 'UNAVAILABLE' });
    }
    underway.add(reply.raw);
    reply.raw.once('close', () => underway.delete(reply.raw));
  });
  const answering = () => [...underway].some((response) => !isStream(response));
  let heard = 0;
  for (const event of ['connection', 'request']) app.server.on(event, () => (heard += 1));
  const quiet = async () => {
    const end = Date.now() + longestQuietMs;
    for (let turns = 0, before = heard; turns < quietTurns && Date.now() < end; before = heard) {
      await wait(turnMs);
      // A timer may fire before the process has looked for what arrived.
      await nextTurn();
      turns = heard === before ? turns + 1 : 0;
    }
  };
  return async (longestMs = longestDrainMs) => {
    draining = true;
    const deadline = Date.now() + longestMs;
    while (answering() && Date.now() < deadline) await wait(turnMs);
    await quiet();
    // From here on nobody connects; who did in the moment before is still answered.
    app.server.close();
    await quiet();
  };
}

const isStream = (response: ServerResponse) =>
  /^(text\/event-stream|multipart\/mixed)/.test(String(response.getHeader('content-type')));
