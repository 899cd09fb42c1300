import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { clientAddress } from '../clientAddress.ts';
import { LocalBuckets } from './localBuckets.ts';
import { SharedBuckets } from './sharedBuckets.ts';

const rate = { perSecond: 30, burst: 120 };

/** Buckets untouched for this long are full again and need not be kept. */
const sweepMs = 60_000;

/**
 * 30 calls a second and 120 at once per client address; more answer 429 with `Retry-After` (s). Every answer says how
 * many are left. Over PostgreSQL all processes count together; the embedded database has one process.
 */
export function limitRate(app: FastifyInstance, { db, databaseKind }: ApiContext): void {
  const buckets = databaseKind === 'postgres' ? new SharedBuckets(db, rate) : new LocalBuckets(rate);
  const sweep = setInterval(
    () =>
      void buckets
        .forget(Date.now() - sweepMs)
        .catch((error: unknown) => app.log.error(error, 'sweep of call limits failed')),
    sweepMs,
  );
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));
  app.addHook('onRequest', async (request, reply) => {
    const left = await buckets.take(clientAddress(request));
    reply.headers({
      'ratelimit-limit': rate.burst,
      'ratelimit-remaining': left ?? 0,
      'ratelimit-reset': Math.ceil((rate.burst - (left ?? 0)) / rate.perSecond),
    });
    if (left === undefined) throw new ApiError(429, 'RATE_LIMITED', 'rate_limited', { 'retry-after': '1' });
  });
}
