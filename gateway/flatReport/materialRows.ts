import type { FoundationType } from '#domain/foundation/foundationType.ts';
import type { SlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { QuantityFlag } from '#domain/factors/lookup.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import { withoutRoundingError } from '#domain/numbers.ts';
import type { Cost } from '#domain/prices/cost.ts';
import { areaOfFloors } from '#domain/tower/floorAreas.ts';
import type { PlainFloor } from '../unit/unitWire.ts';

/** Columns shared by all rows of an option. */
export type PlaceColumns = {
  projectId: string;
  project: string;
  unitId: string;
  unit: string;
  optionId: string;
  option: string;
  isReference: boolean;
  /** Towers built like this one, and dwellings of one; null where not known. */
  repetitionCount: number | null;
  dwellings: number | null;
};

/** Columns shared by all rows of a module or a foundation. */
type ModuleColumns = PlaceColumns & {
  moduleId: string;
  module: string;
  part: 'STRUCTURE' | 'FOUNDATION';
  /** null for a foundation */
  technology: Technology | null;
  /** null for a structure */
  foundationType: FoundationType | null;
  /** null for a foundation, and where unknown */
  slabSystem: SlabSystem | null;
  version: number;
  versionName: string | null;
  /** When the version was last changed; null where the service does not say. */
  versionUpdatedAt: string | null;
  factorSet: string | null;
};

/** One line of the flat report, in the graph's shape. Area m², CO2 kgCO2e, energy MJ. */
export type ReportRow = ModuleColumns & {
  floorGroup: string;
  floors: number;
  area: number;
  materialKey: string;
  material: string;
  quantity: number;
  unitOfMeasure: string;
  co2Min: number;
  co2Max: number;
  energyMin: number;
  energyMax: number;
  flags: QuantityFlag[];
  quantityWithLosses: number;
  co2MinWithLosses: number;
  co2MaxWithLosses: number;
  energyMinWithLosses: number;
  energyMaxWithLosses: number;
} & ReturnType<typeof costColumns>;

/**
 * Distributes the materials of a module over the groups of floors it covers. Quantities are per floor, so each group
 * gets its share by its number of floors, and the rows add up to the module's totals.
 */
export function materialRows(
  columns: ModuleColumns,
  materials: readonly MaterialLine[],
  linesWithLosses: readonly MaterialLine[],
  floors: readonly PlainFloor[],
  cost: Cost,
): ReportRow[] {
  const groups = Map.groupBy(
    floors,
    ({ groupId, groupName, category }) => groupId ?? `${groupName}|${category}`,
  );
  return [...groups.values()].flatMap((group) => {
    const share = group.length / floors.length;
    const area = withoutRoundingError(areaOfFloors(group));
    const place = {
      ...columns,
      floorGroup: group[0]?.groupName ?? '',
      floors: group.length,
      area,
      ...costColumns(cost, share, area),
    };
    return materials.map((line) => ({ ...place, ...materialLine(line, linesWithLosses, share) }));
  });
}

/** The columns of a material; the row gets `share` (0 to 1) of it. `linesWithLosses` are the materials with losses. */
export function materialLine(line: MaterialLine, linesWithLosses: readonly MaterialLine[], share: number) {
  const withLosses = linesWithLosses.find(({ key }) => key === line.key) ?? line;
  const part = (value: number) => withoutRoundingError(value * share);
  return {
    materialKey: line.key,
    material: line.label,
    quantity: part(line.amount),
    unitOfMeasure: line.unit,
    co2Min: part(line.co2.min),
    co2Max: part(line.co2.max),
    energyMin: part(line.energy.min),
    energyMax: part(line.energy.max),
    flags: line.flags,
    quantityWithLosses: part(withLosses.amount),
    co2MinWithLosses: part(withLosses.co2.min),
    co2MaxWithLosses: part(withLosses.co2.max),
    energyMinWithLosses: part(withLosses.energy.min),
    energyMaxWithLosses: part(withLosses.energy.max),
  };
}

/** The cost in R$ of a module or a foundation, for the row's `share` (0 to 1) of it and per m² of the row's `area`. */
export function costColumns({ total, missingPrices, missingAmounts }: Cost, share: number, area: number) {
  const part = (value: number | undefined, by: number) =>
    value === undefined || !Number.isFinite(by) ? null : withoutRoundingError(value * by);
  return {
    moduleCostMin: part(total?.min, share),
    moduleCostMax: part(total?.max, share),
    moduleCostPerSquareMeterMin: part(total?.min, share / area),
    moduleCostPerSquareMeterMax: part(total?.max, share / area),
    missingPrices,
    missingAmounts,
  };
}
