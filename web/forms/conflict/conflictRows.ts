import { mergeValues } from './mergeValues.ts';
import { touchedFields } from './touchedFields.ts';
import type { Conflict } from './useEditConflict.ts';

/** A field in words; several lines where it holds several things. */
export type FieldText<Values> = { field: keyof Values & string; label: string; text: string };

/** One field that differs on both sides; `yours` is null where the user did not change it. */
export type ConflictRow = { field: string; label: string; yours: string | null; theirs: string };

/** Lines of a text that the other one lacks; the whole text if it has one line. */
function ownLines(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !others.has(line))
    .join('\n');
}

/** The fields that differ between the form and the saved record. */
export function conflictRows<Values extends object>(
  { base, mine, fresh }: Conflict<Values>,
  describe: (values: Values) => readonly FieldText<Values>[],
): ConflictRow[] {
  const touched = new Set<string>(touchedFields(base, mine));
  const textsOf = (values: Values) => new Map(describe(values).map(({ field, text }) => [field, text]));
  const theirs = textsOf(fresh.values);
  const kept = textsOf(mergeValues(base, mine, fresh.values));
  return describe(mine).flatMap(({ field, label, text }): ConflictRow[] => {
    const other = theirs.get(field) ?? '';
    if (text === other) return [];
    const own = kept.get(field) ?? '';
    if (!touched.has(field) || own === other)
      return [{ field, label, yours: null, theirs: ownLines(other, text) }];
    return [{ field, label, yours: ownLines(own, other), theirs: ownLines(other, own) }];
  });
}
