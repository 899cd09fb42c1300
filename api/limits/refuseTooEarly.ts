import type { FastifyRequest } from 'fastify';
import { logSecurity } from '../http/securityLog.ts';
import { refuseBefore } from './refuseBefore.ts';

/** Refuses and logs what came too soon. @throws ApiError 429 with `Retry-After` (s) when `waitMs` > 0. */
export function refuseTooEarly(
  request: FastifyRequest,
  event: 'log-in.delayed' | 'mail.delayed' | 'second-factor.delayed' | 'webhook.delayed',
  waitMs: number,
): void {
  if (waitMs > 0) logSecurity(request, event, null);
  refuseBefore(waitMs);
}
