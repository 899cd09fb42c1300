import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import type { UnitTable } from '../db/towerTables.ts';
import { newId } from '../http/ids.ts';
import { copyOf, type IdMap, mapIds } from './copyModules.ts';
import { copyOptions } from './copyOptions.ts';

type StoredUnit = Selectable<UnitTable>;

/** Copies units whole: floors, options with the reference among them, modules, versions. @returns ids of the copies. */
export async function copyUnits(
  trx: Database,
  userId: number,
  units: readonly StoredUnit[],
  place: (unit: StoredUnit) => { projectId: string; name: string },
): Promise<IdMap> {
  const ids = mapIds(units);
  if (units.length === 0) return ids;
  const rows = units.map((unit) => {
    const { repetitionCount, dwellings } = unit;
    return { id: copyOf(ids, unit.id), towerId: newId(), repetitionCount, dwellings, ...place(unit) };
  });
  await insertMany(trx, 'units', rows);
  const floors = await copyFloors(trx, ids);
  const options = await trx
    .selectFrom('options')
    .selectAll()
    .where('unitId', 'in', [...ids.keys()])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const optionPlace = ({ unitId, name, isReference }: (typeof options)[number]) => ({
    unitId: copyOf(ids, unitId),
    name,
    isReference,
  });
  await copyOptions(trx, userId, options, optionPlace, floors);
  return ids;
}

async function copyFloors(trx: Database, units: IdMap): Promise<IdMap> {
  const unitIds = [...units.keys()];
  const groups = await trx.selectFrom('floorGroups').selectAll().where('unitId', 'in', unitIds).execute();
  const groupIds = mapIds(groups);
  const groupCopies = groups.map((group) => ({
    ...group,
    id: copyOf(groupIds, group.id),
    unitId: copyOf(units, group.unitId),
  }));
  await insertMany(trx, 'floorGroups', groupCopies);
  const floors = await trx.selectFrom('floors').selectAll().where('unitId', 'in', unitIds).execute();
  const floorIds = mapIds(floors);
  const floorCopies = floors.map(({ id, unitId, groupId, index }) => ({
    id: copyOf(floorIds, id),
    unitId: copyOf(units, unitId),
    groupId: copyOf(groupIds, groupId),
    index,
  }));
  await insertMany(trx, 'floors', floorCopies);
  return floorIds;
}
