import { notSupported } from '../rest/restErrors.ts';

/**
 * The fields of a body that have values. Null clears a field, which the newest generation cannot do; it is ignored
 * where there is nothing to clear.
 * @throws NOT_SUPPORTED_BY_UPSTREAM where there is.
 */
export function filledFields(
  body: Record<string, unknown>,
  stored: Record<string, unknown> = {},
): Record<string, unknown> {
  const set: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    const isCleared = value === null || value === '';
    if (isCleared && (stored[key] ?? '') !== '') throw notSupported(`taking away the field ${key}`);
    if (!isCleared && value !== undefined) set[key] = value;
  }
  return set;
}

/** The same fields under other names; unlisted names stay. */
export const renameKeys = (body: Record<string, unknown>, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [names[key] ?? key, value]));

/** The inverse of a table of names. */
export const inverse = (names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from]));
