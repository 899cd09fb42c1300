import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { UnitTable } from '../db/tables/towerTables.ts';
import { newId } from '../http/ids.ts';
import { listOptions } from '../options/optionRepository.ts';
import {
  insertFloors,
  insertGroups,
  insertUnits,
  listStoredFloors,
  listStoredGroups,
} from './copyRepository.ts';
import { copyOf, type IdMap, mapIds } from './copyModules.ts';
import { copyOptions } from './copyOptions.ts';

type StoredUnit = Selectable<UnitTable>;

/** Copies whole units: floors, options with the reference, modules, versions. @returns ids of the copies. */
export async function copyUnits(
  trx: Database,
  userId: number,
  units: readonly StoredUnit[],
  place: (unit: StoredUnit) => { projectId: string; name: string },
): Promise<IdMap> {
  const ids = mapIds(units);
  if (units.length === 0) return ids;
  const rows = units.map((unit) => {
    const { type, repetitionCount, dwellings } = unit;
    return { id: copyOf(ids, unit.id), towerId: newId(), type, repetitionCount, dwellings, ...place(unit) };
  });
  await insertUnits(trx, rows);
  const floors = await copyFloors(trx, ids);
  const options = await listOptions(trx, [...ids.keys()]);
  await copyOptions(
    trx,
    userId,
    options,
    ({ unitId, name, isReference }) => ({ unitId: copyOf(ids, unitId), name, isReference }),
    floors,
  );
  return ids;
}

async function copyFloors(trx: Database, units: IdMap): Promise<IdMap> {
  const unitIds = [...units.keys()];
  const groups = await listStoredGroups(trx, unitIds);
  const groupIds = mapIds(groups);
  const groupCopies = groups.map((group) => ({
    ...group,
    id: copyOf(groupIds, group.id),
    unitId: copyOf(units, group.unitId),
  }));
  await insertGroups(trx, groupCopies);
  const floors = await listStoredFloors(trx, unitIds);
  const floorIds = mapIds(floors);
  const floorCopies = floors.map(({ id, unitId, groupId, index }) => ({
    id: copyOf(floorIds, id),
    unitId: copyOf(units, unitId),
    groupId: copyOf(groupIds, groupId),
    index,
  }));
  await insertFloors(trx, floorCopies);
  return floorIds;
}
