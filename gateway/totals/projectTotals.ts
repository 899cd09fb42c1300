import { scaleRange } from '#domain/range.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/Quantities.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { sumTotals } from './sumTotals.ts';
import { toUnit, type UnitSource } from '../unit/unitSource.ts';
import { computedTotals, unitFloorCounts } from './unitTotals.ts';
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

async function fromUnits(context: GatewayContext, project: ProjectSource): Promise<Totals> {
  const units = await projectUnits(context, project);
  const totals = await Promise.all(
    units.map(async (unit) => unit.row.totals ?? computedTotals(context, unit)),
  );
  return sumTotals(totals.filter((each) => each !== null));
}

/**
 * Totals of a project. The live service sends only an intensity and the area: CO2 and energy follow from them without
 * a call, the other figures are added up from the units when they are asked for.
 */
export function projectQuantities(project: ProjectSource): QuantitiesSource | null {
  const { totals, consumption, area } = project.row;
  if (totals?.source === 'none') return null;
  const complete = (context: GatewayContext) => fromUnits(context, project);
  if (totals != null) return { totals, area: () => area, complete };
  if (consumption == null || area == null) return null;
  const known = { co2: scaleRange(consumption.co2, area), energy: scaleRange(consumption.energy, area) };
  return { totals: known, area: () => area, complete };
}

/** Floors of all units, and those without structure: as sent, else counted. */
export async function projectFloorCounts(context: GatewayContext, project: ProjectSource) {
  const { totalFloors, uncoveredFloors } = project.row.totals ?? {};
  if (totalFloors != null && uncoveredFloors != null)
    return { total: totalFloors, uncovered: uncoveredFloors };
  const units = await projectUnits(context, project);
  const gaps = await Promise.all(units.map((unit) => unitFloorCounts(context, unit)));
  return {
    total: gaps.reduce((sum, { total }) => sum + total, 0),
    uncovered: gaps.reduce((sum, { uncovered }) => sum + uncovered, 0),
  };
}
