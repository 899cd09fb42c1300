import { refusal } from '../errors/refusal.ts';

/** The index of a row when its cursor was made, and its id, by which it is found again after others come or go. */
export type Place = { index: number; id: string };

/** Opaque text of a place. */
export const toCursor = ({ index, id }: Place) => Buffer.from(`${index}.${id}`).toString('base64url');

/**
 * The place in a cursor.
 *
 * @throws BAD_USER_INPUT on text that is not one.
 */
export function fromCursor(cursor: string): Place {
  const match = /^(\d{1,9})\.(.+)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (match === null) throw refusal('BAD_USER_INPUT', 'This is not a cursor of this list');
  return { index: Number(match[1]), id: match[2]! };
}

/** Which side of the cursor is requested. */
export type Side = 'after' | 'before';

/** The index of a cursor's row in a complete list: found by id, else its old index. */
export function indexOf(place: Place, ids: readonly string[], side: Side): number {
  const found = foundAgain(place, ids);
  return found >= 0 ? found : placeOfGone(place, side);
}

/** The index of a row among `ids`, or -1. Ids that cannot be read are alike, so its old place comes first. */
export const foundAgain = ({ index, id }: Place, ids: readonly string[]) =>
  ids[index] === id ? index : ids.indexOf(id);

/** Where to cut when the cursor's row is gone: the next row has moved up and is the first one after it. */
export const placeOfGone = ({ index }: Place, side: Side) => (side === 'after' ? index - 1 : index);
