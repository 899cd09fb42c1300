import { isTouched } from './touchedFields.ts';

/** Values that hold others by name; lists and files are one value each. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The form's values when the user's own changes are kept over a fresh record: typed values where there are any, saved
 * ones elsewhere, also inside groups of fields.
 */
export function keptValues<Value>(base: Value, mine: Value, fresh: Value): Value {
  if (!isTouched(base, mine)) return fresh;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(fresh)) return mine;
  const names = Object.keys({ ...fresh, ...mine });
  return Object.fromEntries(
    names.map((name) => [name, keptValues(base[name], mine[name], fresh[name])]),
  ) as Value;
}
