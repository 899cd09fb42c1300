import type { RestReply } from './restReply.ts';
import { RestError } from './restErrors.ts';

/** `attempts` counts retries after the first try; delays in ms. */
export type RetryPolicy = { attempts: number; baseDelay: number; longestWait: number };

/** The outcome of one try: a reply, or the failure to get one. */
export type Outcome = { reply: RestReply } | { error: Error };

/** Whether a GET is worth retrying: no answer, or "not now". */
export function isTemporary(outcome: Outcome): boolean {
  // The gateway's own errors: the caller left, the time is up, or the answer is too long.
  if ('error' in outcome) return !(outcome.error instanceof RestError);
  return [429, 502, 503, 504].includes(outcome.reply.status);
}

/**
 * The delay before the next try, in ms: what the service says, else exponential with jitter, so that many gateways do
 * not come back at once.
 * @returns undefined when the service wants a longer wait than a user would sit through.
 */
export function retryDelay(outcome: Outcome, attempt: number, policy: RetryPolicy): number | undefined {
  const asked = 'reply' in outcome ? secondsOf(outcome.reply.retryAfter) : undefined;
  if (asked === undefined) return policy.baseDelay * 2 ** attempt * (0.5 + Math.random());
  return asked * 1000 > policy.longestWait ? undefined : asked * 1000;
}

/** A Retry-After header in seconds from now; it holds seconds or a date. */
export function secondsOf(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
