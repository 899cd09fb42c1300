import { strandClass } from '#domain/limits.ts';
import { isPrestressedSlab, type SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import { areaOfFloors, meanFloorArea } from '#domain/tower/floorAreas.ts';
import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import { oncePerState } from './oncePerState.ts';
import { type SharedCells, sharedCells, sharedValues } from './sharedCells.ts';
import { applies, inOrder, materialKey, rowOf, type SheetElement, usualRows } from './sheetRows.ts';

/** What a cell holds: an amount of one floor, or text that is no number. */
export type CellValue = number | string;
type SheetFloor = {
  readonly id: string;
  readonly index: number;
  readonly area: number;
  readonly category?: string;
};

/**
 * A floor group of the sheet: a module, or floors no module covers yet. `cells` are per floor, by the key of their row. A
 * column without floors is the foundation, with the amounts of the whole of it.
 */
export type SheetColumn = SharedCells & {
  key: string;
  moduleId: string | null;
  /** The module's, as it was read. */
  revision: number | null;
  name: string;
  technology: ModuleType;
  floors: readonly SheetFloor[];
  cells: Readonly<Record<string, CellValue>>;
  /** Rows whose number is a usual rate and not a takeoff. */
  assumed?: readonly string[];
  /** The proposal that its numbers are of, until it is saved, and the column as it was; null for a new one. */
  proposal?: { id: string; before: SheetColumn | null };
};

/** The quantities of an option: rows by their keys, columns from the lowest floor up. */
export type Sheet = { rows: readonly string[]; columns: readonly SheetColumn[] };

/** A floor of the tower as columns name it. */
export const sheetFloor = ({ id, index, area, category }: Required<SheetFloor>): SheetFloor => ({
  id,
  index,
  area,
  category,
});

/** Columns from the lowest floor up; what stands on no floor comes last. */
export const fromBelow = (a: SheetColumn, b: SheetColumn) => lowest(a) - lowest(b);
const lowest = ({ floors }: SheetColumn) => Math.min(...floors.map(({ index }) => index));

/** The floors that columns stand on, each once: several groups may stand on one. */
export const distinctFloors = oncePerState((columns: readonly SheetColumn[]): SheetFloor[] => [
  ...new Map(columns.flatMap(({ floors }) => floors.map((floor) => [floor.id, floor] as const))).values(),
]);

/** m² of the tower: as far as its modules were read, each floor is in some column, filled or not. */
export const towerArea = (columns: readonly SheetColumn[]) => areaOfFloors(distinctFloors(columns));

/** m² of one floor; the mean where the floors differ. */
export const floorArea = ({ floors }: SheetColumn) => meanFloorArea(floors);

/** The same for columns over the same floors. */
export const floorsKey = ({ floors }: SheetColumn) =>
  floors
    .map(({ id }) => id)
    .toSorted()
    .join();

/** Whether the number of a row is a usual rate and not a takeoff. */
export const isAssumed = ({ assumed = [] }: SheetColumn, row: string) => assumed.includes(row);

export const isEmpty = ({ cells }: SheetColumn) => Object.keys(cells).length === 0;

/** A sheet over these columns with the rows they hold and those usual for their technologies. */
export function sheetOf(columns: readonly SheetColumn[], rows: readonly string[] = []): Sheet {
  const used = [...rows, ...columns.flatMap(({ cells }) => Object.keys(cells))];
  const technologies = new Set(columns.map(({ technology }) => technology));
  const all = [...technologies].reduce((keys, each) => [...keys, ...usualRows(each, keys)], used);
  return { rows: inOrder(all), columns };
}

/** One change of a cell; undefined empties it. `assumed`: the value is a usual rate and not a takeoff. */
export type CellChange = { row: string; column: number; value: CellValue | undefined; assumed?: boolean };

/** The sheet with changes in it; cells whose technology has no such row stay empty. Untouched columns stay the same. */
export function withChanges(sheet: Sheet, changes: readonly CellChange[]): Sheet {
  const byColumn = Map.groupBy(changes, ({ column }) => column);
  const columns = sheet.columns.map((column, at) => {
    const own = (byColumn.get(at) ?? []).filter(({ row }) => applies(rowOf(row), column.technology));
    if (own.length === 0) return column;
    const cells: Record<string, CellValue> = { ...column.cells };
    for (const { row, value } of own) {
      if (value === undefined) delete cells[row];
      else cells[row] = value;
    }
    const typed = new Set(own.filter(({ assumed }) => assumed !== true).map(({ row }) => row));
    const marked = own.flatMap(({ row, assumed }) => (assumed === true ? [row] : []));
    const assumed = [...(column.assumed ?? []).filter((row) => !typed.has(row)), ...marked];
    return { ...column, cells, assumed: [...new Set(assumed)] };
  });
  const rows = changes.map(({ row }) => row).filter((row) => !sheet.rows.includes(row));
  return rows.length === 0 ? { ...sheet, columns } : sheetOf(columns, [...sheet.rows, ...rows]);
}

/**
 * Changes a column's technology: of what both have, the elements for which `stays` holds are kept, the rest is dropped.
 * In an empty sheet all columns change, because an option usually has one technology. Rows that no column has any more
 * are dropped, and empty rows of a foundation too, whose kinds share parts that few foundations have.
 */
export function inTechnology(
  sheet: Sheet,
  at: number,
  technology: ModuleType,
  stays: (element: SheetElement) => boolean = () => true,
): Sheet {
  const isNew = sheet.columns.every((column) => column.moduleId === null && isEmpty(column));
  const columns = sheet.columns.map((column, index) => {
    const isLike = isFoundationType(column.technology) === isFoundationType(technology);
    if (index !== at && !(isNew && isLike)) return column;
    const kept = Object.entries(column.cells).filter(
      ([key]) => applies(rowOf(key), technology) && stays(rowOf(key).element),
    );
    const cells = Object.fromEntries(kept);
    return { ...column, technology, cells, assumed: (column.assumed ?? []).filter((row) => row in cells) };
  });
  const rows = sheet.rows.filter((key) =>
    columns.some(
      (column, index) =>
        key in column.cells ||
        (applies(rowOf(key), column.technology) &&
          (column === sheet.columns[index] || !isFoundationType(column.technology))),
    ),
  );
  return sheetOf(columns, rows);
}

/** A column whose slabs are built otherwise; undefined where unknown. Prestressed ones have a row for their strand. */
export function withSlabSystem(sheet: Sheet, at: number, slabSystem: SlabSystem | undefined): Sheet {
  const columns = sheet.columns.map((column, index) => (index === at ? { ...column, slabSystem } : column));
  const strand = isPrestressedSlab(slabSystem) ? [materialKey('slabs', 'steel', strandClass)] : [];
  return { rows: inOrder([...sheet.rows, ...strand]), columns };
}

/** Copies the content of one column into others, with its technology. */
export function copiedColumn(sheet: Sheet, from: number, to: readonly number[]): Sheet {
  const source = sheet.columns[from];
  if (source === undefined) return sheet;
  const columns = sheet.columns.map((column, at) => (to.includes(at) ? withContent(column, source) : column));
  return sheetOf(columns, sheet.rows);
}

/** A column with the content of another, under its own name and floors. */
export function withContent(column: SheetColumn, source: SheetColumn): SheetColumn {
  const { technology, cells, assumed = [] } = source;
  return { ...column, technology, ...sharedCells(sharedValues(source)), cells, assumed };
}

const compared = new WeakMap<SheetColumn, { read: SheetColumn; differs: boolean }>();

/** Whether a column differs from what was read; cached per state of the column. */
export function isChanged(column: SheetColumn, read: SheetColumn | undefined): boolean {
  if (read === undefined) return !isEmpty(column);
  if (column === read) return false;
  const before = compared.get(column);
  if (before?.read === read) return before.differs;
  const contentOf = (each: SheetColumn) =>
    JSON.stringify([
      // A foundation is not stored with a name.
      each.floors.length === 0 ? '' : each.name,
      each.technology,
      floorsKey(each),
      Object.entries(each.cells).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      each.assumed?.toSorted() ?? [],
      sharedValues(each),
    ]);
  const differs = contentOf(column) !== contentOf(read);
  compared.set(column, { read, differs });
  return differs;
}
