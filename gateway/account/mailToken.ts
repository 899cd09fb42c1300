import { refusedByService } from '../errors/userErrors.ts';
import { outcomeUnknown, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { mayHaveTakenEffect } from '../upstream/failureOutcome.ts';

/**
 * Runs a call that spends the token of a mail. A 422 on the token means that it is unknown, spent or expired; the
 * client shows that as a page and not at a field. A live service that failed may have spent the token first, and
 * refuses spent and unknown tokens alike, so a retry would show nothing.
 * @throws RefusedInput INVALID_TOKEN; RestError OUTCOME_UNKNOWN where a live service failed.
 */
export async function spendMailToken<T>(
  rest: RestOperation,
  what: string,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (rest.profile.generation !== 'bundled' && mayHaveTakenEffect(error)) throw outcomeUnknown(what, error);
    const text = error instanceof RestError ? (error.fields['token'] ?? undefined) : undefined;
    throw text === undefined ? error : refusedByService('INVALID_TOKEN', text, ['token']);
  }
}
