import { RestError } from '../rest/restErrors.ts';

/** Nobody was there to take the request. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const failures: readonly string[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_BAD_REPLY', 'UNAVAILABLE', 'INTERNAL'];

/** Whether it is said of the service, and not of what was asked. */
export const isFailure = (error: unknown): error is RestError =>
  error instanceof RestError && failures.includes(error.code);

/**
 * Whether a change may have been made although it failed: nobody answered, the service broke, or its answer can't be
 * read. What it refused was not made, nor what never reached it.
 */
export const isOpen = (failure: unknown): failure is RestError =>
  isFailure(failure) &&
  !failure.isJudged &&
  !unsent.has(String((failure.cause as { code?: unknown } | undefined)?.code));

/** Whether a question got no answer that can be read, so that what was asked stays open. */
export const isUnanswered = (failure: unknown): boolean => isFailure(failure) && !failure.isJudged;
