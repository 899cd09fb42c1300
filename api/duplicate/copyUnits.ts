import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import type { UnitTable } from '../db/towerTables.ts';
import { newId } from '../http/ids.ts';
import { copyOf, type IdMap, mapIds } from './copyModules.ts';
import { copyOptions } from './copyOptions.ts';

export type StoredUnit = Selectable<UnitTable>;

/** Copies units whole: floors, options with the reference among them, modules, versions. @returns ids of the copies. */
export async function copyUnits(
  trx: Database,
  userId: number,
  units: readonly StoredUnit[],
  place: (unit: StoredUnit) => { project_id: string; name: string },
): Promise<IdMap> {
  const ids = mapIds(units);
  if (units.length === 0) return ids;
  const rows = units.map((unit) => ({ id: copyOf(ids, unit.id), tower_id: newId(), ...place(unit) }));
  await insertMany(trx, 'units', rows);
  const floors = await copyFloors(trx, ids);
  const options = await trx
    .selectFrom('options')
    .selectAll()
    .where('unit_id', 'in', [...ids.keys()])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const optionPlace = ({ unit_id, name, active }: (typeof options)[number]) => ({
    unit_id: copyOf(ids, unit_id),
    name,
    active,
  });
  await copyOptions(trx, userId, options, optionPlace, floors);
  return ids;
}

async function copyFloors(trx: Database, units: IdMap): Promise<IdMap> {
  const unitIds = [...units.keys()];
  const groups = await trx.selectFrom('floor_groups').selectAll().where('unit_id', 'in', unitIds).execute();
  const groupIds = mapIds(groups);
  const groupCopies = groups.map((group) => ({
    ...group,
    id: copyOf(groupIds, group.id),
    unit_id: copyOf(units, group.unit_id),
  }));
  await insertMany(trx, 'floor_groups', groupCopies);
  const floors = await trx.selectFrom('floors').selectAll().where('unit_id', 'in', unitIds).execute();
  const floorIds = mapIds(floors);
  const floorCopies = floors.map(({ id, unit_id, group_id, index }) => ({
    id: copyOf(floorIds, id),
    unit_id: copyOf(units, unit_id),
    group_id: copyOf(groupIds, group_id),
    index,
  }));
  await insertMany(trx, 'floors', floorCopies);
  return floorIds;
}
