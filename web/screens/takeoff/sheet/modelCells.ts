import { effectiveFck } from '#domain/structures/concrete/concreteVolume.ts';
import type { PlacedFloor } from '#domain/takeoff/placedStoreys.ts';
import { type TakeoffFloor, takeoffElements } from '#domain/takeoff/takeoff.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { meanCells } from './meanCells.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { applies, dimensionKey, materialKey, rowOf } from './sheetRows.ts';

/** The amounts of one floor, by row. */
function cellsOfFloor({ elements, dimensions, blocks = [] }: TakeoffFloor): [string, number][] {
  const concrete = takeoffElements.flatMap((element): [string, number][] => {
    const { volumes = [], steel = [] } = elements[element] ?? {};
    return [
      ...volumes.map((row): [string, number] => [
        materialKey(element, 'concrete', effectiveFck(row)),
        row.volume,
      ]),
      ...steel.map(({ ca, mass }): [string, number] => [materialKey(element, 'steel', ca), mass]),
    ];
  });
  const others = Object.entries(dimensions).map(([name, value]): [string, number] => [
    dimensionKey(name),
    value,
  ]);
  const masonry = blocks.map(({ type, fbk, quantity }): [string, number] => [
    materialKey('blocks', 'blocks', fbk, type),
    quantity,
  ]);
  return [...concrete, ...masonry, ...others].filter(([, value]) => value > 0);
}

/** The rows whose steel is a usual rate. */
const assumedRowsOf = ({ elements }: TakeoffFloor) =>
  takeoffElements.flatMap((element) =>
    (elements[element]?.steel ?? [])
      .filter(({ assumed }) => assumed === true)
      .map(({ ca }) => materialKey(element, 'steel', ca)),
  );

/**
 * The cells of one of `count` floors that storeys of a model stand for. More storeys than floors are parts of the
 * floors, and add up; fewer are what each floor looks like on average.
 */
function cellsOfStoreys(floors: readonly TakeoffFloor[], count: number): Record<string, number> {
  const storeys = floors.reduce((sum, { repetition }) => sum + repetition, 0);
  const parts = floors.map((floor) => ({ cells: cellsOfFloor(floor), floors: floor.repetition }));
  return meanCells(parts, Math.min(storeys, count));
}

/** What a storey of a model is chosen by: the names it was read under. */
export const storeysOf = ({ storeys }: TakeoffFloor) => storeys.join('\n');

/** In the place of a storey: the mean of all that go to a group. */
export const meanOfStoreys = 'mean';

/**
 * The sheet with a model in it: the columns its storeys were placed in hold what it says, the others stay.
 *
 * @param likeOf by column, the names of the one of several storeys that all its floors are like; else their mean.
 */
export function withModel(
  sheet: Sheet,
  technology: Technology,
  placed: readonly PlacedFloor[],
  likeOf: ReadonlyMap<string, string> = new Map(),
): Sheet {
  const columns = sheet.columns.map((column) => {
    const all = placed.filter(({ place }) => place === column.key).map(({ floor }) => floor);
    if (all.length === 0) return column;
    const like = all.find((floor) => storeysOf(floor) === likeOf.get(column.key));
    const floors = like === undefined ? all : [like];
    const amounts = Object.entries(cellsOfStoreys(floors, column.floors.length));
    const cells = Object.fromEntries(amounts.filter(([key]) => applies(rowOf(key), technology)));
    const assumed = floors.flatMap(assumedRowsOf).filter((row) => row in cells);
    return { ...column, technology, cells, assumed: [...new Set(assumed)] };
  });
  return sheetOf(columns, sheet.rows);
}
