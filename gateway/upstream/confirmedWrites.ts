import type { RestOperation } from '../rest/restOperation.ts';
import { withKnownOutcome, notStored, outcomeUnknown, RestError } from '../rest/restErrors.ts';
import { anything } from '../rest/wire.ts';
import { firstOfNew } from './firstOfNew.ts';
import { mayHaveTakenEffect, isUnanswered } from './failureOutcome.ts';
import { expectStored, isStored } from './expectStored.ts';

/** Services whose changes are read back: the bundled one stores what it answers, the newest has its adapter. */
export const needsReadBack = (rest: RestOperation) => rest.profile.generation === 'g2';

/** A change: what was sent, and the part of a row to compare it with; by default the row itself. */
type Change<Row> = { what: string; sent: object; shown?: (row: Row) => object };

type Changing<Row> = Change<Row> & { change: () => Promise<Row>; read: () => Promise<Row> };

/**
 * Changes something and verifies that it is stored, also where no answer came or the service failed, since it may have
 * made the change first. What cannot be read back is taken as answered.
 * @returns the stored row. @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it reported success and
 * something of `sent` is not stored; OUTCOME_UNKNOWN where it failed and the row cannot be read, or is unchanged.
 */
export async function updateConfirmed<Row extends object>(
  rest: RestOperation,
  { change, read, ...what }: Changing<Row>,
): Promise<Row> {
  const before = needsReadBack(rest) ? await read().catch(() => undefined) : undefined;
  let answered: Row;
  try {
    answered = await change();
  } catch (failure) {
    if (!needsReadBack(rest) || !mayHaveTakenEffect(failure)) throw failure;
    const row = await read().catch(() => {
      throw outcomeUnknown(`${what.what} was saved`, failure);
    });
    if (!isKept(what, row)) throw withKnownOutcome(failure);
    // An unchanged row does not prove that the change was made.
    if (JSON.stringify(row) === JSON.stringify(before))
      throw outcomeUnknown(`${what.what} was saved`, failure);
    return row;
  }
  return needsReadBack(rest) ? verifiedRow(what, answered, read) : answered;
}

type Making<Row> = Change<Row> & {
  make: () => Promise<Row>;
  read: (id: string) => Promise<Row>;
  /** Ids of its siblings, where the service lists them. */
  ids?: () => Promise<readonly string[]>;
};

/**
 * Creates something and verifies that it exists. Where no answer came or the service failed, it is searched among what
 * did not exist before.
 * @throws RestError as updateConfirmed.
 */
export async function createConfirmed<Row extends { id: string }>(
  rest: RestOperation,
  { make, read, ids, ...what }: Making<Row>,
): Promise<Row> {
  const before = needsReadBack(rest) ? await ids?.().catch(() => undefined) : undefined;
  let answered: Row;
  try {
    answered = await make();
  } catch (failure) {
    if (!needsReadBack(rest) || !mayHaveTakenEffect(failure)) throw failure;
    const unknown = () => outcomeUnknown(`${what.what} was made`, failure);
    if (ids === undefined || before === undefined) throw unknown();
    const kept = async (id: string) => {
      const row = await read(id);
      return isKept(what, row) ? row : undefined;
    };
    const row = await firstOfNew(before, ids, kept).catch(() => {
      throw unknown();
    });
    if (row === undefined) throw withKnownOutcome(failure);
    return row;
  }
  return needsReadBack(rest) ? verifiedRow(what, answered, () => read(answered.id)) : answered;
}

async function verifiedRow<Row extends object>(
  what: Change<Row>,
  answered: Row,
  read: () => Promise<Row>,
): Promise<Row> {
  let row: Row;
  try {
    row = await read();
  } catch (error) {
    if (error instanceof RestError && error.status === 404)
      throw notStored(`The service said that ${what.what} was saved, and it is not there`);
    // Whoever may change may not always read, and a project with a broken tower cannot be read at all.
    if (isKept(what, answered)) return answered;
    throw isUnanswered(error) ? outcomeUnknown(`${what.what} was saved`, error) : error;
  }
  expectStored(what.what, what.sent, shownOf(what, row));
  return row;
}

const shownOf = <Row extends object>({ shown }: Change<Row>, row: Row): object => shown?.(row) ?? row;

const isKept = <Row extends object>(what: Change<Row>, row: Row) => isStored(what.sent, shownOf(what, row));

/**
 * Deletes and verifies that it is gone, also where no answer came or the service failed, since it may have deleted
 * first.
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it reported success and the thing still exists;
 * OUTCOME_UNKNOWN where it failed and cannot be read.
 */
export async function deleteConfirmed(rest: RestOperation, path: string): Promise<void> {
  const failure = await rest.send('DELETE', path, undefined, anything).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure !== undefined && !(mayHaveTakenEffect(failure) && needsReadBack(rest))) throw failure;
  if (!needsReadBack(rest)) return;
  const left = await rest.get(path, anything).then(
    () => 'there' as const,
    (error: unknown) => error,
  );
  const isGone = left instanceof RestError && (left.status === 404 || left.status === 403);
  if (isGone) return;
  if (failure !== undefined)
    throw left === 'there' ? withKnownOutcome(failure) : outcomeUnknown(`${path} is gone`, failure);
  // A project whose towers have no floors cannot be read: the outcome stays open, and success was reported.
  if (left === 'there') throw notStored(`DELETE ${path} was answered, and it is still there`);
}
