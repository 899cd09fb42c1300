import { concreteDensity } from '#domain/limits.ts';
import { type Quantities, sumQuantities } from '#domain/materials/quantities.ts';
import { type SanityHint, sanityHints } from '#domain/materials/sanity.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { areaOfFloors } from '#domain/tower/floorAreas.ts';
import { moduleTotals } from '../../../editors/moduleEditor/totals/moduleTotals.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { type FoundationType } from '#domain/foundation/foundationType.ts';
import { readableFoundation } from '../../../editors/foundationEditor/foundationValues.ts';
import { structureOf } from './columnStructure.ts';
import { foundationValuesOf } from './foundationCells.ts';
import { isStructure, type StructureColumn } from './foundationColumn.ts';
import { oncePerState } from './oncePerState.ts';
import { distinctFloors, isEmpty, type Sheet, type SheetColumn, towerArea } from './sheet.ts';
import { rowOf } from './sheetRows.ts';

/** Totals of a column by the server's own rules. */
export const columnModuleTotals = oncePerState((column: StructureColumn) => {
  const { technology, floors } = column;
  return moduleTotals(technology, { [technology]: structureOf(column).data }, floors);
});

/** m³ of concrete proper: grout fills blocks. */
export const concreteVolumeOf = ({ concrete, grout }: Quantities) =>
  concrete === null ? null : (concrete - (grout ?? 0)) / concreteDensity;

const materialPrefix = { grout: 'grout:', mortar: 'mortar:', blocks: 'block:' } as const;
export type MasonryMaterial = keyof typeof materialPrefix;
/** What masonry has besides concrete and steel, each in its own unit. */
export const masonryMaterials = Object.keys(materialPrefix) as MasonryMaterial[];

/** Whether any column has some of a material of masonry. */
export const hasMasonry = ({ rows, columns }: Sheet, name: MasonryMaterial): boolean =>
  rows.some((key) => rowOf(key).kind === name && columns.some(({ cells }) => Number(cells[key]) > 0));

/** m³ of grout or mortar, number of blocks; 0 where there are none. */
export const masonryAmount = (total: Quantities | null, name: MasonryMaterial): number =>
  (total?.materials ?? [])
    .filter(({ key }) => key.startsWith(materialPrefix[name]))
    .reduce((sum, { amount }) => sum + amount, 0);

/** What a column comes to on its floors, or the option on those of the tower; `area`: m² of these, each once. */
type Totals = { total: Quantities; area: number; hints: SanityHint[] };

export function columnTotals(column: SheetColumn): Totals {
  if (!isStructure(column)) return foundationTotals(column);
  const { total, hints } = columnModuleTotals(column);
  return { total, hints, area: areaOfFloors(column.floors) };
}

/** The whole of a foundation; it has no area of its own. */
const foundationTotals = oncePerState((column: SheetColumn): Totals => {
  const type = column.technology as FoundationType;
  const data = readableFoundation(foundationValuesOf(column));
  const total =
    data === null
      ? sumQuantities([])
      : { ...foundationQuantities(type, data), priceAmounts: priceAmounts(type, data, 1) };
  return { total, area: 0, hints: [] };
});

/**
 * The structure of the whole option, without its foundation. Usual bands only where all columns share technology and
 * slabs, those per m² only where no floor is open.
 */
export const optionTotals = ({ columns }: Sheet): Totals => sumOfColumns(columns);

const sumOfColumns = oncePerState((columns: readonly SheetColumn[]): Totals => {
  const used = columns.filter(isStructure).filter((column) => !isEmpty(column));
  const total = sumQuantities(used.map((column) => columnModuleTotals(column).total));
  const area = towerArea(columns);
  const hasGaps = distinctFloors(used).length < distinctFloors(columns).length;
  const [technology, ...others] = new Set(used.map((column) => column.technology));
  const measures = {
    concrete: concreteVolumeOf(total) ?? 0,
    steel: total.steel ?? 0,
    form: null,
    area: hasGaps ? 0 : area,
  };
  const systems = new Set(used.map((column) => column.slabSystem));
  const isOneKind = others.length === 0 && systems.size === 1;
  const hints =
    technology === undefined || !isOneKind ? [] : sanityHints(technology, measures, [...systems][0]);
  return { total, area, hints };
});
