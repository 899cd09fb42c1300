import { isTouched } from './touchedFields.ts';

/** Values that hold others by name; lists and files are one value each. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Merges the user's changes into a record saved meanwhile: the typed value where the user changed one, else the saved one,
 * also inside groups of fields.
 */
export function mergeValues<Value>(base: Value, mine: Value, fresh: Value): Value {
  if (!isTouched(base, mine)) return fresh;
  if (!isGroup(base) || !isGroup(mine) || !isGroup(fresh)) return mine;
  const names = Object.keys({ ...fresh, ...mine });
  return Object.fromEntries(
    names.map((name) => [name, mergeValues(base[name], mine[name], fresh[name])]),
  ) as Value;
}
