import { failureOf, type GraphqlError, type RequestFailure } from './failure.ts';

// Relay throws a bare sentence where a fragment with @throwOnFieldError meets a failed field; the code and request id
// are kept here, by the field's message, until the boundary asks.
let latest: RequestFailure | null = null;

export function rememberFieldErrors(errors: readonly GraphqlError[], header: string | null): void {
  const [first] = errors;
  if (first !== undefined) latest = failureOf(first, header);
}

/** The failure behind an error a section caught: its own, or the field error Relay reported last. */
export function latestFieldError(): RequestFailure | null {
  return latest;
}
