import { divideRange, type Range, sumImpacts } from '../../range.ts';

/** A module with its totals over all the floors it covers: kgCO₂e and MJ. */
export type FloorsModule = { floorIds: readonly string[]; co2: Range; energy: Range };

/** One floor under an option: kgCO₂e and MJ of the whole floor, null without structure. */
export type FloorImpacts = { floorId: string; co2: Range | null; energy: Range | null };

/**
 * What the modules put on each floor. A module's amounts are per floor, so each of its floors gets an equal part, and
 * the floors add up to the modules' totals while all of them exist.
 */
export function byFloor(floors: readonly { id: string }[], modules: readonly FloorsModule[]): FloorImpacts[] {
  return floors.map(({ id }) => {
    const here = modules
      .filter(({ floorIds }) => floorIds.includes(id))
      .map(({ floorIds, co2, energy }) => ({
        co2: divideRange(co2, floorIds.length),
        energy: divideRange(energy, floorIds.length),
      }));
    return { floorId: id, ...(here.length === 0 ? { co2: null, energy: null } : sumImpacts(here)) };
  });
}
