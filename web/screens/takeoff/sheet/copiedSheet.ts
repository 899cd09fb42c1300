import { meanCells } from './meanCells.ts';
import { sharedByAllColumns } from './sharedCells.ts';
import { isFoundation, isStructure, type StructureColumn } from './foundationColumn.ts';
import { fromBelow, isEmpty, type Sheet, type SheetColumn, sheetOf } from './sheet.ts';

/** A column of the other option, and the floors it has in common with one of the sheet. */
type Shared = { column: StructureColumn; floorIds: string[] };

const sharedWith = (source: readonly StructureColumn[], { floors }: SheetColumn): Shared[] => {
  const own = new Set(floors.map(({ id }) => id));
  return source
    .map((column) => ({ column, floorIds: column.floors.map(({ id }) => id).filter((id) => own.has(id)) }))
    .filter(({ floorIds }) => floorIds.length > 0);
};

/** How many floors they share; several groups may stand on one. */
const floorCount = (shared: readonly Shared[]) => new Set(shared.flatMap(({ floorIds }) => floorIds)).size;

/**
 * A sheet with the quantities of another option of the same tower. Where nothing was entered yet the other's columns are
 * taken as they are; modules that are there keep their floors, and take the mean of what the other has on those floors,
 * with the slabs and other materials that it has on all of them. The foundation is the other's.
 */
export function copiedSheet(sheet: Sheet, source: readonly SheetColumn[]): Sheet {
  const used = source.filter((column) => !isEmpty(column));
  const [above, groups] = [sheet.columns.filter(isStructure), used.filter(isStructure)];
  const isNew = above.every(({ moduleId }) => moduleId === null);
  const structure = isNew ? newColumns(above, groups) : above.map((column) => takenOver(column, groups));
  const foundation = copiedFoundation(sheet.columns.find(isFoundation), used.find(isFoundation));
  return sheetOf([...structure, ...foundation], sheet.rows);
}

/** The foundation as the other option has it; its own where the other has none. */
function copiedFoundation(own: SheetColumn | undefined, other: SheetColumn | undefined): SheetColumn[] {
  if (other === undefined) return own === undefined ? [] : [own];
  const { technology, cells, assumed = [] } = other;
  return [{ ...(own ?? { ...other, moduleId: null, revision: null }), technology, cells, assumed }];
}

/** The columns of the sheet as a copy leaves them that it changes. */
export const copiedColumns = (sheet: Sheet, source: readonly SheetColumn[]): SheetColumn[] =>
  copiedSheet(sheet, source).columns.filter((column) => !sheet.columns.includes(column) && !isEmpty(column));

/** The groups of another option that hold something, which may be copied each by itself. */
export const copyableGroups = (source: readonly SheetColumn[]) => source.filter((column) => !isEmpty(column));

/** Columns with others beside them, from the lowest floor up: those of no module leave the floors that the others stand on. */
export function withColumns(columns: readonly SheetColumn[], added: readonly SheetColumn[]): SheetColumn[] {
  const covered = new Set(added.flatMap(({ floors }) => floors.map(({ id }) => id)));
  const left = columns.flatMap((column) => {
    if (column.moduleId !== null) return [column];
    const floors = column.floors.filter(({ id }) => !covered.has(id));
    if (floors.length === column.floors.length) return [column];
    return floors.length === 0 ? [] : [{ ...column, floors }];
  });
  return [...added, ...left].toSorted(fromBelow);
}

function newColumns(columns: readonly SheetColumn[], used: readonly StructureColumn[]): SheetColumn[] {
  const copies = used.map((column) => ({
    ...column,
    key: `copy of ${column.key}`,
    moduleId: null,
    revision: null,
  }));
  return withColumns(columns, copies);
}

function takenOver(column: SheetColumn, used: readonly StructureColumn[]): SheetColumn {
  const alike = ofMostFloors(sharedWith(used, column));
  const [only] = alike;
  if (only === undefined) return column;
  const { technology, cells } = only.column;
  const assumed = [...new Set(alike.flatMap((each) => each.column.assumed ?? []))];
  const taken = { ...column, ...sharedByAllColumns(alike.map((each) => each.column)), technology, assumed };
  if (alike.length === 1) return { ...taken, cells };
  const parts = alike.map((each) => ({
    cells: Object.entries(each.column.cells).flatMap(([row, value]): [string, number][] =>
      typeof value === 'number' ? [[row, value]] : [],
    ),
    floors: each.floorIds.length,
  }));
  return { ...taken, cells: meanCells(parts, floorCount(alike)) };
}

/** Those in the technology most of the floors are built in. */
function ofMostFloors(shared: readonly Shared[]): Shared[] {
  const byTechnology = Map.groupBy(shared, ({ column }) => column.technology);
  const [most = []] = [...byTechnology.values()].toSorted((a, b) => floorCount(b) - floorCount(a));
  return most;
}
