import { refusal } from '../errors/refusal.ts';

/** Where a row stood when its cursor was given, and which row it was: it is found again when rows come or go before it. */
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

/** Which side of a cursor is asked for. */
export type Side = 'after' | 'before';

/** The index of the row of a cursor in a whole list: found by id, else where it stood. */
export function indexOf(place: Place, ids: readonly string[], side: Side): number {
  if (ids[place.index] === place.id) return place.index;
  const found = ids.indexOf(place.id);
  return found >= 0 ? found : placeOfGone(place, side);
}

/** Where to cut when the row of a cursor is gone: the next row moved up into its place and is the first one after it. */
export const placeOfGone = ({ index }: Place, side: Side) => (side === 'after' ? index - 1 : index);
