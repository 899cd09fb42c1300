import { touchedFields } from './touchedFields.ts';
import type { Conflict } from './useEditConflict.ts';

/** A field in words; several lines where it holds several things. */
export type FieldText<Values> = { field: keyof Values & string; label: string; text: string };

/** One field both sides hold differently; `yours` is null where the user left it alone. */
export type ConflictRow = { field: string; label: string; yours: string | null; theirs: string };

/** Lines of a text that the other one lacks; all of it where it is one line. */
function ownLines(text: string, other: string): string {
  const others = new Set(other.split('\n'));
  return text
    .split('\n')
    .filter((line) => !others.has(line))
    .join('\n');
}

/** The fields that differ between the form and what is saved now. */
export function conflictRows<Values extends object>(
  { base, mine, fresh }: Conflict<Values>,
  describe: (values: Values) => readonly FieldText<Values>[],
): ConflictRow[] {
  const touched = new Set<string>(touchedFields(base, mine));
  const theirs = new Map(describe(fresh.values).map(({ field, text }) => [field, text]));
  return describe(mine).flatMap(({ field, label, text }) => {
    const other = theirs.get(field) ?? '';
    if (text === other) return [];
    const yours = touched.has(field) ? ownLines(text, other) : null;
    return [{ field, label, yours, theirs: ownLines(other, text) }];
  });
}
