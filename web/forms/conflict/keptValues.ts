import { isTouched } from './touchedFields.ts';

/** Values that hold others by name; lists and files are one value each. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What a form holds when one's own changes are kept over what was saved since: what was typed, and what was saved
 * wherever nothing was, inside groups of fields as well.
 */
export function keptValues<Value>(base: Value, mine: Value, fresh: Value): Value {
  if (!isTouched(base, mine)) return fresh;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(fresh)) return mine;
  const names = Object.keys({ ...fresh, ...mine });
  return Object.fromEntries(
    names.map((name) => [name, keptValues(base[name], mine[name], fresh[name])]),
  ) as Value;
}
