import { withKnownOutcome, notStored, outcomeUnknown, RestError } from '../rest/restErrors.ts';
import { firstOfNew } from '../upstream/firstOfNew.ts';
import { mayHaveTakenEffect, isUnanswered } from '../upstream/failureOutcome.ts';

/**
 * Makes a change and reads back what is stored; `readBack` throws where that is not what was sent. It is also read where
 * no answer came or the service failed, because the change may have been made first. Then the row must differ from the
 * one `before`: an unchanged row proves nothing.
 * @throws OUTCOME_UNKNOWN where the change failed and the row is unchanged or cannot be read.
 */
export async function changeAndReadBack<T>(
  send: () => Promise<unknown>,
  readBack: () => Promise<T>,
  before?: T,
): Promise<T> {
  const failure = await send().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !mayHaveTakenEffect(failure)) throw failure;
  const after = await readBack().catch((error: unknown) => {
    if (failure === undefined) throw error;
    throw isUnanswered(error) ? outcomeUnknown('the change was made', failure) : withKnownOutcome(failure);
  });
  if (failure !== undefined && before !== undefined && JSON.stringify(before) === JSON.stringify(after))
    throw outcomeUnknown('the change was made', failure);
  return after;
}

/**
 * Creates a row and reads it back by its id. Where no answer came or the service failed, it is looked for among the `ids`
 * that did not exist before.
 */
export async function createAndReadBack<T>(
  ids: () => Promise<readonly string[]>,
  make: () => Promise<string>,
  readBack: (id: string) => Promise<T>,
): Promise<T> {
  const before = await ids();
  let id: string;
  try {
    id = await make();
  } catch (failure) {
    if (!mayHaveTakenEffect(failure)) throw failure;
    const found = await firstOfNew(before, ids, readBack).catch((error: unknown) => {
      throw isUnanswered(error) ? outcomeUnknown('it was made', failure) : withKnownOutcome(failure);
    });
    if (found === undefined) throw withKnownOutcome(failure);
    return found;
  }
  return readBack(id).catch((error: unknown) => {
    const isGone = error instanceof RestError && (error.status === 404 || error.status === 403);
    throw isGone ? notStored('The service said that something was made, and it is not there') : error;
  });
}
