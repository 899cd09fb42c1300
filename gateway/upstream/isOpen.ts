import { RestError } from '../rest/restErrors.ts';

/** Nobody was there to take the request. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Whether a change may have been made although it failed: nobody answered, the service broke, or its answer can't be
 * read. What it refused was not made, nor what never reached it.
 */
export const isOpen = (failure: unknown): boolean =>
  failure instanceof RestError &&
  (failure.code === 'UPSTREAM_UNAVAILABLE' || failure.code === 'UPSTREAM_BAD_REPLY') &&
  !unsent.has(String((failure.cause as { code?: unknown } | undefined)?.code));

/** Whether a question got no answer, so that what was asked stays open. */
export const isUnanswered = (failure: unknown): boolean =>
  failure instanceof RestError && failure.code === 'UPSTREAM_UNAVAILABLE';
