import { ApiError } from '../errors.ts';

/** @throws ApiError 429 with `Retry-After` (s) when there are `waitMs` to wait. */
export function refuseBefore(waitMs: number): void {
  if (waitMs === 0) return;
  const seconds = String(Math.ceil(waitMs / 1000));
  throw new ApiError(429, 'RATE_LIMITED', 'too_many_attempts', { 'retry-after': seconds });
}
