import type { Language } from '#domain/messages.ts';
import { formDimensions } from '#domain/structures/dimensions.ts';
import { structureFormSchema, type StructureData } from '#domain/structures/structure.ts';
import type { SheetColumn } from './sheet.ts';
import { type ColumnStructure, structureOf } from './columnStructure.ts';

/** What keeps a column from being saved. `row` is the key of the row it is about, null for all of the column. */
export type ColumnFault = { row: string | null; message: string };

type CheckedColumn = { data: StructureData; faults: [] } | { data: null; faults: ColumnFault[] };

/** The row a path of a fault leads to: that of the list's entry, else the first of its element. */
function rowAt({ rows }: ColumnStructure, path: readonly PropertyKey[]): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = rows.get(path.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return null;
}

const known = new WeakMap<SheetColumn, { language: Language; checked: CheckedColumn }>();

/**
 * A column's quantities by the rules of its technology, as it would be saved, 0 for what only a module's form asks for;
 * worked out once for each state of it.
 */
export function checkColumn(column: SheetColumn, language: Language): CheckedColumn {
  const before = known.get(column);
  if (before?.language === language) return before.checked;
  const checked = checkAnew(column, language);
  known.set(column, { language, checked });
  return checked;
}

function checkAnew(column: SheetColumn, language: Language): CheckedColumn {
  const structure = structureOf(column);
  for (const name of formDimensions(column.technology)) structure.data[name] ??= 0;
  const parsed = structureFormSchema(column.technology, language).safeParse(structure.data);
  if (parsed.success) return { data: parsed.data, faults: [] };
  const faults = parsed.error.issues.map(({ path, message }) => ({ row: rowAt(structure, path), message }));
  // The summary of what is missing repeats what its rows say.
  const placed = faults.filter(({ row }) => row !== null);
  const rest = faults.filter(({ row }) => row === null);
  const once = [...new Map(rest.map((fault) => [fault.message, fault])).values()];
  return { data: null, faults: [...placed, ...once] };
}
