import { notStored } from '../rest/restErrors.ts';

/** Rounding of a number when it is stored and read back. */
const tolerance = 1e-9;

/**
 * Whether `kept` has all that was sent: every key of an object, the rows of a list in any order, numbers up to
 * rounding, texts up to surrounding blanks. Null in an object is not compared; whether a field was cleared is checked
 * elsewhere. An empty list may come back as null.
 */
export function isStored(sent: unknown, kept: unknown): boolean {
  if (typeof sent === 'number' && typeof kept === 'number')
    return Math.abs(sent - kept) <= tolerance * Math.max(1, Math.abs(sent));
  if (typeof sent === 'string' && typeof kept === 'string') return sent.trim() === kept.trim();
  if (Array.isArray(sent)) return hasRows(sent, kept ?? []);
  if (typeof sent !== 'object' || sent === null) return sent === kept;
  if (typeof kept !== 'object' || kept === null) return false;
  const stored = kept as Record<string, unknown>;
  return Object.entries(sent).every(([key, value]) => value == null || isStored(value, stored[key]));
}

function hasRows(sent: readonly unknown[], kept: unknown): boolean {
  if (!Array.isArray(kept)) return false;
  const left: unknown[] = [...kept];
  return (
    sent.length === kept.length &&
    sent.every((row) => {
      const at = left.findIndex((candidate) => isStored(row, candidate));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** @throws UPSTREAM_BAD_REPLY where a change was answered with success and something of it is not stored. */
export function expectStored(what: string, sent: object, kept: object): void {
  for (const [key, value] of Object.entries(sent)) {
    if (value != null && !isStored(value, (kept as Record<string, unknown>)[key]))
      throw notStored(`The service said that ${what} was saved, and did not keep ${key}`);
  }
}
