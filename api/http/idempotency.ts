import { createHash } from 'node:crypto';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { type Claim, requestScope } from '../requestScope.ts';
import {
  claimKey,
  isOver,
  keepAnswer,
  type Kept,
  longestCallMs,
  releaseKey,
} from './idempotencyRepository.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer holds a secret, which is not kept: an Idempotency-Key has no meaning there. */
    secret?: true;
    /** It makes things though it is no POST, so that an Idempotency-Key has a meaning there. */
    creates?: true;
  }
  interface FastifyRequest {
    /** The key under which the answer of this call is to be kept. */
    claim: Claim | null;
  }
}

const giveBackMs = 500;

/** Characters of an answer; no creation is answered with more. */
export const longestKept = 200_000;

/** Whether an Idempotency-Key has a meaning for a route: it makes things, and tells no secret. */
export const isAnsweredOnce = (method: string, { creates, secret }: FastifyContextConfig): boolean =>
  (method === 'POST' || creates === true) && secret !== true;

/**
 * Carries a POST, or what else `creates`, with an `Idempotency-Key` out once: the same call again is answered as the first time, with
 * `Idempotency-Replayed: true`, for 24 hours. Of a call that was refused nothing is kept. A process that ends before
 * it answers leaves its key behind: what it had not stored yet is done by the next to come with it. Register after the guard of
 * access: keys are each user's own.
 */
export function answerOnce(app: FastifyInstance, db: Database): void {
  app.decorateRequest('claim', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const { currentUser, routeOptions } = request;
    if (!isAnsweredOnce(request.method, routeOptions.config)) return;
    // A form is read by its route: what it holds is not known yet.
    if (typeof key !== 'string' || currentUser === null || isForm(request)) return;
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new ApiError(400, 'BAD_REQUEST', 'idempotency_key');
    const known = await claimKey(db, currentUser.id, key, hashOf(request));
    if (known === 'new') {
      request.claim = { userId: currentUser.id, key };
      const scope = requestScope();
      if (scope !== undefined) scope.claim = request.claim;
    } else if (known === 'other') throw new ApiError(422, 'CONFLICT', 'idempotency_other');
    else if (known.status === null && known.madeAt !== null && isOver(known))
      throw new ApiError(409, 'CONFLICT', 'idempotency_unanswered');
    else if (known.status === null)
      throw new ApiError(503, 'UNAVAILABLE', 'idempotency_running', { 'retry-after': '1' });
    else return replay(reply, known.status, known);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { claim: reserved } = request;
    if (reserved === null) return;
    request.claim = null;
    const { statusCode: status } = reply;
    if (status >= 300) {
      await giveBack(db, reserved, Date.now() - reply.elapsedTime + longestCallMs);
    } else if (
      reserved.answer === undefined &&
      typeof payload === 'string' &&
      payload.length <= longestKept
    ) {
      const location = reply.getHeader('location')?.toString() ?? null;
      await keepAnswer(db, reserved, { status, location, body: payload });
    }
  });
}

/**
 * Gives a key back, once the database answers again where it does not: what failed along with its call would have the next
 * one with the key wait until it counts as ended.
 */
async function giveBack(db: Database, claim: Claim, before: number): Promise<void> {
  try {
    await releaseKey(db, claim);
  } catch {
    if (Date.now() + giveBackMs > before) return;
    setTimeout(() => void giveBack(db, claim, before), giveBackMs).unref();
  }
}

const hashOf = ({ method, url, body }: FastifyRequest) =>
  createHash('sha256')
    .update(`${method} ${url} ${JSON.stringify(body ?? null)}`)
    .digest('base64url');

function replay(reply: FastifyReply, status: number, { location, body }: Kept): FastifyReply {
  if (location !== null) reply.header('location', location);
  reply.header('idempotency-replayed', 'true');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body ?? '');
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') === true;
