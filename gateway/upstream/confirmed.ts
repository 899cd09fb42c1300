import type { RestOperation } from '../rest/restOperation.ts';
import { badReply, RestError } from '../rest/restErrors.ts';
import { anything } from '../rest/wire.ts';
import { expectKept, keeps } from './keeps.ts';

/** Services whose success is not taken for it: the bundled one keeps what it answers, the newest is read back as it is translated. */
const isDoubted = (rest: RestOperation) => rest.profile.generation === 'g2';

/**
 * What is kept of a change: as it was answered where that shows what was sent, else read back. Null in `sent` is left out:
 * whether a field was emptied is asked elsewhere.
 *
 * @throws RestError UPSTREAM_BAD_REPLY where the service told success and something of `sent` is not there.
 */
export async function confirmed<Row extends object>(
  rest: RestOperation,
  what: string,
  sent: Record<string, unknown>,
  answered: Row,
  read: () => Promise<Row>,
): Promise<Row> {
  if (!isDoubted(rest)) return answered;
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null));
  const told = answered as Record<string, unknown>;
  if (Object.entries(given).every(([key, value]) => keeps(value, told[key]))) return answered;
  const row = await read();
  expectKept(what, given, row);
  return row;
}

/**
 * Deletes, and makes sure that it is gone: also where no answer came or the service failed, for it may have deleted first.
 *
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it told success and the thing still answers.
 */
export async function deleteSurely(rest: RestOperation, path: string): Promise<void> {
  const failure = await rest.send('DELETE', path, undefined, anything).then(
    () => undefined,
    (error: unknown) => error,
  );
  const isOpen = failure instanceof RestError && failure.code === 'UPSTREAM_UNAVAILABLE';
  if (failure !== undefined && !(isOpen && isDoubted(rest))) throw failure;
  if (!isDoubted(rest)) return;
  const left = await rest
    .fresh()
    .get(path, anything)
    .then(
      () => 'there' as const,
      (error: unknown) => error,
    );
  const isGone = left instanceof RestError && (left.status === 404 || left.status === 403);
  if (isGone) return;
  if (failure !== undefined) throw failure;
  // A project whose towers have no floors can not be read: whether it is gone stays open, and success was told.
  if (left === 'there') throw badReply(`DELETE ${path} was answered, and it is still there`);
}
