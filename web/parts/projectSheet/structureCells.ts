import { isPrestressing } from '#domain/factors/steelClass.ts';
import { strandClass } from '#domain/limits.ts';
import type { ConcreteElement } from '#domain/structures/concrete/concreteElement.ts';
import { effectiveFck } from '#domain/structures/concrete/concreteVolume.ts';
import { concreteNames } from '#domain/structures/concrete/concreteNames.ts';
import { allDimensions } from '#domain/structures/dimensions.ts';
import { sharedColumns } from '#domain/structures/sharedFields.ts';
import { dimensionOnWire } from '#domain/structures/wireUnits.ts';
import type { MasonryData, StructureData } from '#domain/structures/structureData.ts';
import type { TakeoffDimensions } from '#domain/takeoff/takeoff.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { SheetCells } from './projectSheet.ts';

/** No more decimals than anyone measures: 1 cm³, 1 g. */
const rounded = (value: number) => Number(value.toFixed(6));

/** The column of a usual amount, or of any other. */
const amountColumn = (column: string, { assumed }: { assumed?: boolean | undefined }) =>
  assumed === true ? `${column}_assumed` : column;

/** Concrete and steel under the columns that begin with `stem`: `module_wall`, `foundation_piles`. */
export function elementCells(stem: string, { volumes, steel = [] }: ConcreteElement): SheetCells {
  const cells: Record<string, number> = {};
  for (const row of volumes) {
    // Columns have whole strengths: 27,5 counts as 28, never as less cement than there is.
    const column = amountColumn(`${stem}_concrete_${Math.ceil(effectiveFck(row))}`, row);
    cells[column] = rounded((cells[column] ?? 0) + row.volume);
  }
  for (const { ca, mass, assumed } of steel) {
    // The sheet has two classes of rebar; CA-25 and foreign grades weigh the same. Strand has its own.
    const column = amountColumn(`${stem}_steel_${isPrestressing(ca) ? strandClass : ca === 60 ? 60 : 50}`, {
      assumed,
    });
    cells[column] = rounded((cells[column] ?? 0) + mass);
  }
  return cells;
}

/** Dimensions like spans and areas, those that are there, in the units of the columns. */
export const dimensionCells = (dimensions: TakeoffDimensions): SheetCells =>
  Object.fromEntries(
    Object.entries(dimensions).flatMap(([key, value]) => {
      const column = allDimensions[key]?.column;
      const cell = dimensionOnWire(key, value);
      return column === undefined || typeof cell !== 'number' ? [] : [[column, rounded(cell)]];
    }),
  );

const blockCells = (data: StructureData) =>
  Object.fromEntries(
    ((data as Partial<MasonryData>).masonry?.blocks ?? []).flatMap(
      ({ type, fbk, quantity, assumed }, index) => [
        [`module_block_${index + 1}_type`, type],
        [`module_block_${index + 1}_fbk`, fbk],
        [amountColumn(`module_block_${index + 1}_quantity`, { assumed }), quantity],
      ],
    ),
  );

/** Materials outside the factor set; beyond the slots of a row there is no column for them. */
const otherCells = (data: StructureData) =>
  Object.fromEntries(
    (data.otherMaterials ?? []).flatMap((other, index) => {
      const { name, purpose, amount, unit, source, co2, energy } = other;
      const cells = {
        name,
        purpose,
        [amountColumn('amount', other)]: amount,
        unit,
        source,
        co2_min: co2.min,
        co2_max: co2.max,
        energy_min: energy.min,
        energy_max: energy.max,
      };
      return Object.entries(cells).map(([key, value]) => [`module_other_${index + 1}_${key}`, value]);
    }),
  );

const sharedCells = (data: StructureData) =>
  Object.fromEntries(
    (Object.keys(sharedColumns) as (keyof typeof sharedColumns)[]).flatMap((name) => {
      const [column, value] = [sharedColumns[name], data[name]];
      return column === null || typeof value !== 'string' ? [] : [[column, value]];
    }),
  );

/** The module of one floor as cells of an import sheet; masonry with its blocks, without grout and mortar. */
export const structureCells = (technology: Technology, data: StructureData): SheetCells => ({
  module_type: technology,
  ...Object.fromEntries(
    Object.entries(concreteNames).flatMap(([key, { column }]) => {
      const element = (data as unknown as Record<string, ConcreteElement | undefined>)[key];
      return element === undefined ? [] : Object.entries(elementCells(`module_${column}`, element));
    }),
  ),
  ...dimensionCells(data as TakeoffDimensions),
  ...blockCells(data),
  ...sharedCells(data),
  ...otherCells(data),
});
