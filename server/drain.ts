import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long requests under way may take after the service was told to stop (ms). */
export const longestDrainMs = 8_000;

/** Turns of the event loop without a new request, after which everything the kernel held has been read. */
const quietTurns = 5;
const turnMs = 20;
/** Where callers never pause, the port is closed after this time anyway (ms). */
const longestQuietMs = 500;

/**
 * Prepares `app`, before any route is added, for a graceful stop. @returns a function that begins it: new requests get
 * 503 with `Connection: close`, and it resolves when those under way are answered, at the latest after `longestMs`, and
 * the port is closed. A busy process reads requests late, so those already held by the kernel are answered too. Event
 * streams are not waited for. `isOwn`: a request made by another one under way.
 */
export function prepareDrain(
  app: FastifyInstance,
  isOwn: (request: FastifyRequest) => boolean = () => false,
): (longestMs?: number) => Promise<void> {
  const underway = new Set<ServerResponse>();
  let draining = false;
  app.addHook('onRequest', (request, reply, done) => {
    if (draining && !(underway.size > 0 && isOwn(request))) {
      reply.headers({ connection: 'close', 'retry-after': '2' });
      reply.code(503).send({ error: 'the service is stopping', code: 'UNAVAILABLE' });
      return;
    }
    underway.add(reply.raw);
    reply.raw.once('close', () => underway.delete(reply.raw));
    done();
  });
  const answering = () => [...underway].some((response) => !isStream(response));
  let arrivals = 0;
  for (const event of ['connection', 'request']) app.server.on(event, () => (arrivals += 1));
  const untilQuiet = async () => {
    const end = Date.now() + longestQuietMs;
    for (let turns = 0, before = arrivals; turns < quietTurns && Date.now() < end; before = arrivals) {
      await wait(turnMs);
      // A timer may fire before the process has read what arrived.
      await nextTurn();
      turns = arrivals === before ? turns + 1 : 0;
    }
  };
  return async (longestMs = longestDrainMs) => {
    draining = true;
    const deadline = Date.now() + longestMs;
    while (answering() && Date.now() < deadline) await wait(turnMs);
    await untilQuiet();
    // From here on nobody can connect; connections made just before are still answered.
    app.server.close();
    await untilQuiet();
  };
}

/** Whether a response is a stream of events, which has no end of its own. */
export const isStream = (response: ServerResponse): boolean =>
  /^(text\/event-stream|multipart\/mixed)/.test(String(response.getHeader('content-type')));
