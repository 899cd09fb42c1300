import { structureQuantities } from '#domain/materials/quantities.ts';
import { dimensionsOf, dimensionsRequiredByForm } from '#domain/structures/dimensions.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import type { StructureData } from '#domain/structures/structureData.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { technologySchema } from '#domain/structures/technology/technologySchema.ts';
import { missingSteelNotes } from './missingSteelNotes.ts';
import { frameColumns, frameElementColumns, masonryColumns, slabColumns, wallColumns } from './columns.ts';
import { importMessage } from './importTexts.ts';
import { type Fault, isFilled, type SheetRow } from './sheetRows.ts';
import { otherSlotsOf, structureData } from './structureData.ts';

/** Checked quantities of one floor. */
export type RowStructure = { type: Technology; data: StructureData };

const rules = {
  beam_column: structureSchema('beam_column'),
  concrete_wall: structureSchema('concrete_wall'),
  structural_masonry: structureSchema('structural_masonry'),
};

const ownColumns: Record<Technology, readonly string[]> = {
  beam_column: [...frameColumns, ...frameElementColumns, ...slabColumns],
  concrete_wall: [...wallColumns, ...slabColumns],
  structural_masonry: [...masonryColumns, ...frameElementColumns, ...slabColumns],
};
const moduleColumns = new Set(Object.values(ownColumns).flat());

/** Whether a row has anything of a structure. */
export const rowHasStructure = (row: SheetRow) => [...moduleColumns].some((column) => isFilled(row, column));

/**
 * The structure a row describes, null where its module columns are empty. Faults go to `report`. Concrete without steel
 * goes to `note`, and so do missing dimensions that only a module's form requires, which become 0.
 */
export function structureOfRow(
  row: SheetRow,
  report: (fault: Fault) => void,
  note: (note: Fault) => void,
): RowStructure | null {
  const fault = (column: string, message: string) => report({ row: row.row, column, message });
  const type = technologyOf(row, fault);
  if (type === null) return null;
  const foreign = [...moduleColumns].filter(
    (column) => !ownColumns[type].includes(column) && isFilled(row, column),
  );
  for (const column of foreign) fault(column, importMessage('foreign_value'));
  const { data, columnAt } = structureData(type, row);
  const leftOut = dimensionsRequiredByForm(type).filter(
    (name) => (data as Record<string, unknown>)[name] === undefined,
  );
  const parsed = rules[type].safeParse({ ...data, ...Object.fromEntries(leftOut.map((name) => [name, 0])) });
  const [first] = leftOut;
  if (parsed.success && first !== undefined)
    note({
      row: row.row,
      column: dimensionsOf(type)[first]?.column ?? '',
      message: importMessage('left_out'),
    });
  if (parsed.success) {
    const { data: given } = parsed;
    const { elements } = structureQuantities(type, given);
    for (const each of missingSteelNotes(row, { elements, slabSystem: given.slabSystem ?? null })) note(each);
    return { type, data: given };
  }
  for (const issue of parsed.error.issues) fault(columnAt(issue.path.join('.')), issue.message);
  return null;
}

/** The named technology, else the one whose columns are filled in. */
function technologyOf(row: SheetRow, fault: (column: string, message: string) => void): Technology | null {
  const named = row.text('module_type');
  if (named !== undefined) {
    const parsed = technologySchema.safeParse(named);
    if (parsed.success) return parsed.data;
    fault('module_type', parsed.error.issues[0]?.message ?? 'structure.type.invalid');
    return null;
  }
  const has = (columns: readonly string[]) => columns.some((column) => isFilled(row, column));
  const [wall, masonry, frame] = [has(wallColumns), has(masonryColumns), has(frameColumns)];
  const frameElements = has(frameElementColumns);
  if (masonry && !wall && !frame) return 'structural_masonry';
  if (!masonry && wall && !frame && !frameElements) return 'concrete_wall';
  if (!masonry && !wall && (frame || frameElements)) return 'beam_column';
  if (!masonry && !wall && has(slabColumns)) return 'concrete_wall';
  if (!masonry && !wall) {
    // Materials without a structure would be dropped silently.
    if (otherSlotsOf(row).length > 0) fault('module_type', importMessage('missing_type'));
    return null;
  }
  fault('module_type', importMessage('ambiguous_type'));
  return null;
}
