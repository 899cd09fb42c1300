import { scaleRange, sumImpacts } from '#domain/range.ts';
import { sumOverTowers, timesBuilt } from '#domain/tower/timesBuilt.ts';
import type { GatewayContext } from '../context.ts';
import { ownPricesOfProject } from '../price/ownPrices.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { sumTotals, totalsTimes } from './sumTotals.ts';
import { toUnit, unitDwellings, type UnitSource } from '../unit/unitSource.ts';
import { computedTotals, type FloorCounts, unitHasStructure, unitFloorCounts } from './unitTotals.ts';
import type { ProjectSource } from '../project/projectSource.ts';
import { readProject } from '../project/projectApi.ts';

/** The units of a project: of its row, or read with the project where a list leaves them out. */
export async function projectUnits(
  { rest }: GatewayContext,
  { row, projectId }: ProjectSource,
): Promise<UnitSource[]> {
  const units = row.units === undefined ? (await readProject(rest, projectId)).units : row.units;
  return (units ?? []).map((unit) => toUnit(projectId, unit));
}

/** Dwellings of some units, counted as often as they are built; null unless all are known. */
async function dwellingsOf(context: GatewayContext, units: readonly UnitSource[]): Promise<number | null> {
  const counts = await Promise.all(
    units.map(async (unit) => {
      const each = await unitDwellings(context, unit);
      return each === null ? null : each * timesBuilt(unit.row);
    }),
  );
  return dwellingsTogether(counts);
}

/** Dwellings of a project's units, counted as often as they are built; null unless all are known. */
export async function projectDwellings(
  context: GatewayContext,
  project: ProjectSource,
): Promise<number | null> {
  if (!context.rest.profile.has('dwellings')) return null;
  return dwellingsOf(context, await projectUnits(context, project));
}

/** The dwellings that a project's figures are divided by: those of its units with a structure. */
export async function projectBuiltDwellings(
  context: GatewayContext,
  project: ProjectSource,
): Promise<number | null> {
  if (!context.rest.profile.has('dwellings')) return null;
  const units = await projectUnits(context, project);
  const built = await Promise.all(
    units.map(async (unit) => sentStructure(unit.row) ?? unitHasStructure(context, unit)),
  );
  return dwellingsOf(
    context,
    units.filter((_, index) => built[index]),
  );
}

/** The same from the project's row, without a call. */
export const sentBuiltDwellings = ({ row }: ProjectSource): number | null =>
  dwellingsTogether(
    (row.units ?? [])
      .filter((unit) => sentStructure(unit) !== false)
      .map((unit) => (unit.dwellings == null ? null : unit.dwellings * timesBuilt(unit))),
  );

/** Whether a unit has a structure, as far as its row says; the live service sends 0 where there is none. */
function sentStructure(row: UnitSource['row']): boolean | undefined {
  if (row.totals != null) return row.totals.source !== 'none';
  return 'consumption' in row && row.consumption != null ? row.consumption.co2.max > 0 : undefined;
}

/** Null unless there are counts and all are known. */
function dwellingsTogether(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((each) => each !== null);
  return counts.length === 0 || known.length < counts.length
    ? null
    : known.reduce((sum, each) => sum + each, 0);
}

/** Totals of the units of a project with a structure, each counted as often as it is built. */
export async function unitsTotals(
  context: GatewayContext,
  project: ProjectSource,
  read: (context: GatewayContext, unit: UnitSource) => Promise<Totals | null>,
): Promise<Totals[]> {
  const units = await projectUnits(context, project);
  const totals = await Promise.all(
    units.map(async (unit) => {
      const one = await read(context, unit);
      return one === null ? null : totalsTimes(one, timesBuilt(unit.row));
    }),
  );
  return totals.filter((each) => each !== null);
}

const sentOrComputed = async (context: GatewayContext, unit: UnitSource) =>
  unit.row.totals ?? (await computedTotals(context, unit));

/** The same with materials and elements, for which the options are read where the row leaves them out. */
async function completeTotals(context: GatewayContext, unit: UnitSource): Promise<Totals | null> {
  const sent = unit.row.totals;
  if (sent?.source === 'none') return null;
  return sent?.materials != null && sent.elements != null ? sent : computedTotals(context, unit);
}

/** Quantities of a project whose service sends no usable figure; null while no unit has a structure. */
async function computedQuantities(
  context: GatewayContext,
  project: ProjectSource,
): Promise<QuantitiesSource | null> {
  const totals = await unitsTotals(context, project, sentOrComputed);
  if (totals.length === 0) return null;
  return { ...inProject(project), totals: sumTotals(totals) };
}

/** The divisors and prices of a project's quantities. */
export const inProject = (project: ProjectSource) => ({
  area: (context: GatewayContext) => projectCoveredArea(context, project),
  dwellings: (context: GatewayContext) => projectBuiltDwellings(context, project),
  ownPrices: ownPricesOfProject(project),
});

/**
 * Totals of a project. The live service sends only an intensity and the area: CO2 and energy follow from them without a
 * call; the other figures are added up from the units when asked for.
 */
export function projectQuantities(
  context: GatewayContext,
  project: ProjectSource,
): QuantitiesSource | null | Promise<QuantitiesSource | null> {
  const { totals, consumption, units } = project.row;
  if (totals?.source === 'none') return null;
  if (totals == null && consumption == null && units?.every((unit) => unit.consumption == null) === true)
    return computedQuantities(context, project);
  const complete = async (own: GatewayContext) => sumTotals(await unitsTotals(own, project, completeTotals));
  const known = totals ?? knownTotals(project.row);
  return known === null ? null : { ...inProject(project), totals: known, complete };
}

/** Built area, m²: of the row, or of the towers where a single project leaves it out. */
export function projectArea({ row }: ProjectSource): number | null | undefined {
  if (row.area != null || row.units == null) return row.area;
  return row.units.every(({ area }) => area != null)
    ? sumOverTowers(row.units, (unit) => unit.area ?? 0)
    : null;
}

/** CO2 and energy from the sent intensities; the live service sends 0 where there is no structure. */
export function knownTotals(row: ProjectSource['row']): Totals | null {
  const units = (row.units ?? []).map((unit) => ({
    consumption: unit.consumption,
    area: unit.area == null ? null : unit.area * timesBuilt(unit),
  }));
  const sums = (row.consumption == null ? units : [row]).flatMap(({ consumption, area }) =>
    consumption == null || area == null
      ? []
      : [{ co2: scaleRange(consumption.co2, area), energy: scaleRange(consumption.energy, area) }],
  );
  const impacts = sumImpacts(sums);
  return impacts.co2.max === 0 ? null : impacts;
}

/** Floors of all units, counted as often as they are built: as sent, else counted. */
export async function projectFloorCounts(
  context: GatewayContext,
  project: ProjectSource,
): Promise<FloorCounts> {
  const { totalFloors, uncoveredFloors, coveredArea } = project.row.totals ?? {};
  if (totalFloors != null && uncoveredFloors != null && coveredArea != null)
    return { total: totalFloors, uncovered: uncoveredFloors, coveredArea };
  const units = await projectUnits(context, project);
  const counts = await Promise.all(
    units.map(async (unit) => ({
      ...(await unitFloorCounts(context, unit)),
      repetitionCount: unit.row.repetitionCount,
    })),
  );
  const sum = (of: keyof FloorCounts) => sumOverTowers(counts, (unit) => unit[of]);
  return { total: sum('total'), uncovered: sum('uncovered'), coveredArea: sum('coveredArea') };
}

/** Area of a project's floors with a structure, m², by which its intensities divide. */
export const projectCoveredArea = async (context: GatewayContext, project: ProjectSource): Promise<number> =>
  (await projectFloorCounts(context, project)).coveredArea;
