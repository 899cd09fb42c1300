import type { Language } from '#domain/texts/messages.ts';
import { dimensionsRequiredByForm } from '#domain/structures/dimensions.ts';
import { structureFormSchema } from '#domain/structures/structure.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import {
  foundationFormSchemaFor,
  type FoundationFormOutput,
} from '../../../editors/foundationEditor/foundationForm.ts';
import { snakeCase } from '#domain/wireNames.ts';
import { foundationValuesOf, secondClasses } from './foundationCells.ts';
import { isStructure, type StructureColumn } from './foundationColumn.ts';
import { foundationDimension, isFoundationElement } from './foundationRows.ts';
import type { SheetColumn } from './sheet.ts';
import { dimensionKey, rowOf } from './sheetRows.ts';
import { type ColumnStructure, structureOf } from './columnStructure.ts';

/** What prevents a column from being saved. `row` is the key of the row concerned, null for the whole column. */
export type ColumnFault = { row: string | null; message: string };

type Checked<Data> = { data: Data; faults: [] } | { data: null; faults: ColumnFault[] };
type CheckedColumn = Checked<StructureData | FoundationFormOutput>;

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
 * Checks a column's quantities by the rules of its technology, as it would be saved, with 0 for what only a module's
 * form requires; cached per state of the column.
 */
export function checkColumn(column: SheetColumn, language: Language): CheckedColumn {
  const before = known.get(column);
  if (before?.language === language) return before.checked;
  const checked = isStructure(column) ? checkStructure(column, language) : checkFoundation(column, language);
  known.set(column, { language, checked });
  return checked;
}

function checkStructure(column: StructureColumn, language: Language): Checked<StructureData> {
  const structure = structureOf(column);
  for (const name of dimensionsRequiredByForm(column.technology)) structure.data[name] ??= 0;
  const parsed = structureFormSchema(column.technology, language).safeParse(structure.data);
  if (parsed.success) return { data: parsed.data, faults: [] };
  return failed(parsed.error.issues.map(({ path, message }) => ({ row: rowAt(structure, path), message })));
}

/** A foundation by the rules of its form; a part that is kept with one class of concrete has no second one. */
function checkFoundation(column: SheetColumn, language: Language): Checked<FoundationFormOutput> {
  const twice = secondClasses(column).map((row) => ({ row, message: 'foundation.part.one_class' }));
  if (twice.length > 0) return failed(twice);
  const parsed = foundationFormSchemaFor(language).safeParse(foundationValuesOf(column));
  if (parsed.success) return { data: parsed.data, faults: [] };
  const rowIn = (path: readonly PropertyKey[]) => {
    const named = snakeCase(String(path[1] ?? ''));
    const part = isFoundationElement(named) ? named : 'raft';
    const field = path.at(-1);
    if (field === 'formArea') return dimensionKey(foundationDimension('formwork', part) ?? '');
    const area = dimensionKey('raftArea');
    // A thickness is worked out by the area.
    if (field === 'area' || (field === 'thickness' && !(Number(column.cells[area]) > 0))) return area;
    const own = Object.keys(column.cells).filter((key) => rowOf(key).element === part);
    const isSteel = path.includes('steel');
    return own.find((key) => (rowOf(key).kind === 'steel') === isSteel) ?? own[0] ?? null;
  };
  return failed(parsed.error.issues.map(({ path, message }) => ({ row: rowIn(path), message })));
}

/** The summary of what is missing repeats what its rows say. */
function failed(faults: ColumnFault[]): { data: null; faults: ColumnFault[] } {
  const placed = faults.filter(({ row }) => row !== null);
  const rest = faults.filter(({ row }) => row === null);
  const once = [...new Map(rest.map((fault) => [fault.message, fault])).values()];
  return { data: null, faults: [...placed, ...once] };
}
