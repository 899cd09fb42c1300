import { createHash } from 'node:crypto';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors.ts';
import { type Claim, requestScope } from '../requestScope.ts';
import {
  claimKey,
  hasTimedOut,
  keepAnswer,
  type StoredReply,
  longestCallMs,
  releaseKey,
} from './idempotencyRepository.ts';
import { tagRevision } from './revision.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer holds a secret, which must not be kept, so an Idempotency-Key is ignored. */
    secret?: true;
    /** It creates things though it is no POST, so an Idempotency-Key counts. */
    creates?: true;
  }
  interface FastifyRequest {
    /** The key under which this call's answer will be kept. */
    claim: Claim | null;
  }
}

const giveBackMs = 500;

/** Maximum characters of a kept answer: a sheet of 1 MB, the most a body has, is answered with some 7 MB. */
export const longestStored = 8_000_000;

/** Whether an Idempotency-Key counts on a route: it creates things, and reveals no secret. */
export const isAnsweredOnce = (method: string, { creates, secret }: FastifyContextConfig): boolean =>
  (method === 'POST' || creates === true) && secret !== true;

/**
 * Carries out a POST, or another call that `creates`, with an `Idempotency-Key` only once: for 24 hours the same call
 * gets the first answer, with `Idempotency-Replayed: true`. Refused calls keep nothing. If a process dies before it
 * answers, the next call with its key does what was not stored yet. Register it after the access guard: keys are per
 * user.
 */
export function answerOnce(app: FastifyInstance, db: Database): void {
  app.decorateRequest('claim', null);
  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const { currentUser, routeOptions } = request;
    if (!isAnsweredOnce(request.method, routeOptions.config)) return;
    // A form is parsed by its route, so its content is not known yet.
    if (typeof key !== 'string' || currentUser === null || isForm(request)) return;
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new ApiError(400, 'BAD_REQUEST', 'idempotency_key');
    const known = await claimKey(db, currentUser.id, key, hashOf(request));
    if (known === 'new') {
      request.claim = { userId: currentUser.id, key };
      const scope = requestScope();
      if (scope !== undefined) scope.claim = request.claim;
    } else if (known === 'other') throw new ApiError(422, 'CONFLICT', 'idempotency_other');
    else if (known.status === null && known.madeAt !== null && hasTimedOut(known))
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
      payload.length <= longestStored
    ) {
      const location = reply.getHeader('location')?.toString() ?? null;
      await keepAnswer(db, reserved, { status, location, body: payload });
    }
  });
}

/**
 * Releases a key, retrying while the database does not answer; otherwise the next call with the key would wait until
 * this one counts as ended.
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

function replay(reply: FastifyReply, status: number, { location, body }: StoredReply): FastifyReply {
  if (location !== null) reply.header('location', location);
  reply.header('idempotency-replayed', 'true');
  if (body) tagRevision(reply, JSON.parse(body));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text: string) => text)
    .send(body ?? '');
}

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') === true;
