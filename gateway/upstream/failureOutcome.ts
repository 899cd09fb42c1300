import { RestError } from '../rest/restErrors.ts';

/** Errors before anything was sent. */
const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const failures: readonly string[] = ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_BAD_REPLY', 'UNAVAILABLE', 'INTERNAL'];

/** Whether an error is about the service itself, and not about what was requested. */
export const isFailure = (error: unknown): error is RestError =>
  error instanceof RestError && failures.includes(error.code);

/**
 * Whether a failed change may have been made: no answer, a broken service, or an unreadable answer. A refused change
 * was not made, nor one that never reached the service.
 */
export const mayHaveTakenEffect = (failure: unknown): failure is RestError =>
  isFailure(failure) &&
  !failure.isOutcomeKnown &&
  !unsent.has(String((failure.cause as { code?: unknown } | undefined)?.code));

/** Whether a read got no readable answer, so that its outcome is unknown. */
export const isUnanswered = (failure: unknown): boolean => isFailure(failure) && !failure.isOutcomeKnown;
