import type { FloorOption } from '#domain/tower/tower.ts';
import { isFoundation } from './foundationColumn.ts';
import { withUncovered } from './rebased.ts';
import { floorsKey, sheetFloor, type Sheet, type SheetColumn, sheetOf } from './sheet.ts';
import { sheetLayout } from './sheetLayout.ts';

/** A sheet as text, to be saved while incomplete. */
export const serializeSheet = ({ rows, columns }: Sheet): string =>
  JSON.stringify({ layout: sheetLayout, rows, columns });

/**
 * A sheet from its text, with the present floors and modules of its option. In a copy of the option, or of its tower,
 * modules are found by the floors they cover, and floors by their position in the tower. Null for text of another
 * layout.
 */
export function parseSheet(
  text: string,
  fresh: readonly SheetColumn[],
  floors: readonly FloorOption[],
): Sheet | null {
  const kept = readText(text);
  if (kept === null) return null;
  const byId = new Map(floors.map((floor) => [floor.id, floor]));
  const byIndex = new Map(floors.map((floor) => [floor.index, floor]));
  const isCopy = !kept.columns.some((column) => column.floors.some(({ id }) => byId.has(id)));
  const columns = kept.columns.map((column): SheetColumn => {
    const there = column.floors.flatMap(
      ({ id, index }) => (isCopy ? byIndex.get(index) : byId.get(id)) ?? [],
    );
    const own = { ...column, floors: there.map(sheetFloor) };
    return column.moduleId === null ? own : { ...own, ...moduleOf(own, fresh) };
  });
  return sheetOf(
    withUncovered(
      columns.filter((column) => isFoundation(column) || column.floors.length > 0),
      fresh,
    ),
    kept.rows,
  );
}

/** Until November 2026 a column called its materials `others`. */
type Kept = SheetColumn & { others?: SheetColumn['otherMaterials'] };

function readText(text: string): Sheet | null {
  try {
    const { layout, rows, columns } = JSON.parse(text) as { layout: number; rows: string[]; columns: Kept[] };
    if (layout !== sheetLayout || !Array.isArray(rows) || !Array.isArray(columns)) return null;
    return { rows, columns: columns.map(({ others, ...column }) => ({ otherMaterials: others, ...column })) };
  } catch {
    return null;
  }
}

/** The module a column stands for: that of its id as it was read, else the one over the same floors. */
function moduleOf(column: SheetColumn, fresh: readonly SheetColumn[]) {
  const { key, moduleId, revision } = column;
  if (fresh.some((each) => each.moduleId === moduleId)) return { key, moduleId, revision };
  const same = fresh.find((each) => each.moduleId !== null && floorsKey(each) === floorsKey(column));
  return { key: same?.key ?? key, moduleId: same?.moduleId ?? null, revision: same?.revision ?? null };
}
