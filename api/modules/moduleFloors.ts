import { textLimits } from '#domain/limits.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { type FloorRow, listFloors } from '../units/floorRepository.ts';

/**
 * The floors of a unit by id, lowest first.
 * @throws FieldError at the first id that is no floor of the unit: another tower's, a deleted one, an invalid one.
 */
export async function chooseFloors(
  trx: Database,
  unitId: string,
  ids: readonly string[],
): Promise<FloorRow[]> {
  const floors = await listFloors(trx, unitId);
  const known = new Set(floors.map(({ id }) => id));
  const foreign = ids.findIndex((id) => !known.has(id));
  if (foreign !== -1) throw new FieldError({ [`floorIds.${foreign}`]: 'module.floors.unknown' });
  return floors.filter(({ id }) => ids.includes(id));
}

/** The default name of a module: the floor groups it covers. */
export function nameOfFloors(floors: readonly FloorRow[]): string {
  return [...new Set(floors.map((floor) => floor.groupName))].join(', ').slice(0, textLimits.name);
}
