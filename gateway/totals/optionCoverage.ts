import { coverage } from '#domain/tower/coverage.ts';
import type { GatewayContext } from '../context.ts';
import { moduleFloorIds } from '../module/moduleSource.ts';
import { type FloorSource, toFloor } from '../unit/floorSource.ts';
import { noneIfUnreadable } from '../rest/restErrors.ts';
import { floorsOf } from '../unit/tower.ts';
import { readUnit, type UnitPath } from '../unit/unitApi.ts';
import type { FloorRow } from '../unit/unitWire.ts';
import { countedModules, type OptionSource } from '../option/optionSource.ts';

/** Coverage in the graph's shape, with the domain's beside it. Areas m². */
export type CoverageSource = {
  totalFloors: number;
  coveredFloors: number;
  uncoveredFloors: FloorSource[];
  sharedFloors: FloorSource[];
  area: number;
  coveredArea: number;
  ids: { covered: string[]; uncovered: string[] };
};

/**
 * Which floors of its unit an option covers. Floors under an unreadable module are not, so no comparison takes it for
 * complete.
 */
export async function optionCoverage(context: GatewayContext, option: OptionSource): Promise<CoverageSource> {
  const [unit, covered] = await Promise.all([
    readUnit(context.rest, option),
    Promise.all(
      countedModules(option).map((module) => moduleFloorIds(context, module).catch(noneIfUnreadable)),
    ),
  ]);
  return coverageOf(option, floorsOf(unit), covered);
}

/** Coverage of `floors` by modules given as lists of floor ids. */
export function coverageOf(
  unit: UnitPath,
  floors: readonly FloorRow[],
  covered: readonly string[][],
): CoverageSource {
  const result = coverage(
    floors,
    covered.map((floorIds) => ({ floorIds })),
  );
  const pick = (ids: readonly string[]) =>
    floors.filter(({ id }) => ids.includes(id)).map((row) => toFloor(unit, row));
  return {
    ...result,
    uncoveredFloors: pick(result.uncoveredFloors),
    sharedFloors: pick(result.sharedFloors),
    ids: {
      covered: floors.map(({ id }) => id).filter((id) => !result.uncoveredFloors.includes(id)),
      uncovered: result.uncoveredFloors,
    },
  };
}
