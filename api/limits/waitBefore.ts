import type { FastifyRequest } from 'fastify';
import type { DbAndConfig } from '../context.ts';
import { ApiError } from '../errors.ts';
import { logSecurity } from '../http/securityLog.ts';
import { countAttempt, type Pace } from './attemptRepository.ts';

/** As countAttempt; 0 where the settings switch limits off. */
export const waitBefore = async ({ db, config }: DbAndConfig, key: string, pace: Pace): Promise<number> =>
  config.rateLimit ? countAttempt(db, key, pace) : 0;

/** @throws ApiError 429 with `Retry-After` (s) when there are `waitMs` to wait. */
export function refuseBefore(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = String(Math.ceil(waitMs / 1000));
  throw new ApiError(429, 'RATE_LIMITED', 'too_many_attempts', { 'retry-after': seconds });
}

/** Refuses and logs what came too soon. @throws ApiError 429 with `Retry-After` (s) when `waitMs` > 0. */
export function refuseTooEarly(
  request: FastifyRequest,
  event: 'log-in.delayed' | 'mail.delayed' | 'second-factor.delayed' | 'webhook.delayed',
  waitMs: number,
): void {
  if (waitMs > 0) logSecurity(request, event, null);
  refuseBefore(waitMs);
}
