import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { clientAddress } from './clientAddress.ts';
import { type Bucket, takeFrom } from './tokenBucket.ts';

const rate = { perSecond: 30, burst: 120 };

/** Buckets untouched for so long are full again and need not be kept. */
const sweepMs = 60_000;

/** 30 calls a second and 120 at once per client address; more answer 429 with `Retry-After` (s). */
export function limitRate(app: FastifyInstance): void {
  const buckets = new Map<string, Bucket>();
  const sweep = setInterval(() => {
    const old = Date.now() - sweepMs;
    for (const [address, bucket] of buckets) if (bucket.at < old) buckets.delete(address);
  }, sweepMs);
  sweep.unref();
  app.addHook('onClose', () => clearInterval(sweep));
  app.addHook('onRequest', async (request) => {
    const address = clientAddress(request);
    const { bucket, allowed } = takeFrom(buckets.get(address), Date.now(), rate);
    buckets.set(address, bucket);
    if (!allowed) throw new ApiError(429, 'RATE_LIMITED', 'rate_limited', { 'retry-after': '1' });
  });
}
