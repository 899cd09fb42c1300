import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long requests under way may take to end once the service was told to stop (ms). */
export const longestDrainMs = 8_000;

/**
 * Prepares `app`, before any route is added, for a stop that cuts nobody off. @returns what begins it: new requests get
 * 503 with `Connection: close`, and it resolves when those under way are answered, at the latest after `longestMs`.
 * Streams of events are not waited for. `isOwn`: a request that another one under way has made.
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
  return async (longestMs = longestDrainMs) => {
    draining = true;
    const deadline = Date.now() + longestMs;
    while (answering() && Date.now() < deadline) await wait(20);
  };
}

const isStream = (response: ServerResponse) =>
  /^(text\/event-stream|multipart\/mixed)/.test(String(response.getHeader('content-type')));
