import { timesBuilt } from '#domain/tower/timesBuilt.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import type { Settled } from '../resolverTypes.ts';
import { optionLoader } from '../option/optionLoader.ts';
import { readProject } from '../project/projectApi.ts';
import { type ProjectSource, toProject } from '../project/projectSource.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { CallsSpent } from '../rest/restErrors.ts';
import { projectFoundation } from './unitFoundation.ts';
import {
  knownTotals,
  projectBuiltDwellings,
  projectFloorCounts,
  projectQuantities,
  projectUnits,
  sentBuiltDwellings,
} from './projectTotals.ts';

type Figures = Settled<ResolversTypes['ProjectFigures']>;

/** More would let one project use up a service's limit for everybody. */
const maxCallsEver = 60;

/** What the row gives without a further call. The service's own `totals` are complete; intensities alone are not. */
function figuresOfRow(project: ProjectSource): Figures {
  const { totals, units } = project.row;
  const area = totals?.coveredArea;
  // Reading more here would spend uncounted calls.
  const dwellings = () => sentBuiltDwellings(project);
  const ownPrices = () => project.row.prices ?? [];
  const shown = (sent: Totals | null) =>
    sent === null ? null : { totals: sent, area: () => area, dwellings, ownPrices };
  const counts = {
    units: units?.length,
    totalFloors: totals?.totalFloors,
    uncoveredFloors: totals?.uncoveredFloors,
    coveredArea: totals?.coveredArea,
    elevations: elevationsOf(project),
    calls: 0,
  };
  if (units?.length === 0)
    return { ...counts, totalFloors: 0, uncoveredFloors: 0, coveredArea: 0, isComplete: true };
  if (totals == null) return { ...counts, quantities: shown(knownTotals(project.row)), isComplete: false };
  const isEmpty = totals.source === 'none';
  return {
    ...counts,
    quantities: isEmpty ? null : shown(totals),
    foundationQuantities: shown(project.row.foundation ?? null),
    isComplete: isEmpty || totals.concrete !== undefined,
  };
}

/** Null where the service sends none; a tower without floors, or with an unknown one, is not drawn. */
function elevationsOf({ row }: ProjectSource): Figures['elevations'] {
  const elevations = (row.units ?? []).flatMap(({ name, elevation, ...unit }) =>
    elevation === undefined ? [] : [{ name, repetitionCount: timesBuilt(unit), floors: elevation }],
  );
  return elevations.length === 0 ? null : elevations;
}

/** Reads all that is needed, within the allowed calls. */
async function computed(
  context: GatewayContext,
  project: ProjectSource,
  mostCalls: number,
): Promise<Figures> {
  const before = context.rest.calls;
  const rest = context.rest.part(mostCalls - before);
  const own = { ...context, rest, options: optionLoader(rest) };
  try {
    const detail = toProject(await readProject(rest, project.projectId));
    const units = (await projectUnits(own, detail)).length;
    const counts = await projectFloorCounts(own, detail);
    const source = await projectQuantities(own, detail);
    const totals =
      source === null ? null : { ...(await source.complete?.(own)), ...definedOf(source.totals) };
    const foundation = await projectFoundation(own, detail);
    const homes = await projectBuiltDwellings(own, detail);
    const dwellings = () => homes;
    const ownPrices = () => detail.row.prices ?? [];
    return {
      units,
      totalFloors: counts.total,
      uncoveredFloors: counts.uncovered,
      coveredArea: counts.coveredArea,
      elevations: elevationsOf(project),
      quantities: totals === null ? null : { totals, area: () => counts.coveredArea, dwellings, ownPrices },
      foundationQuantities: foundation && { ...foundation, dwellings },
      isComplete: totals === null || totals.concrete !== undefined,
      calls: before + rest.calls,
    };
  } catch (error) {
    if (!(error instanceof CallsSpent)) throw error;
    return { ...figuresOfRow(project), calls: before + rest.calls };
  }
}

const definedOf = (totals: Totals): Totals =>
  Object.fromEntries(Object.entries(totals).filter(([, value]) => value !== undefined));

/**
 * Figures for a row of a list: what came with the row, and with `mostCalls` what the operation can add within that many
 * calls. Masses kg, CO2 kgCO2e, energy MJ, area m².
 */
export async function projectFigures(
  context: GatewayContext,
  project: ProjectSource,
  mostCalls: number,
): Promise<Figures> {
  const row = figuresOfRow(project);
  if (row.isComplete || mostCalls < 1) return row;
  return computed(context, project, Math.min(mostCalls, maxCallsEver));
}
