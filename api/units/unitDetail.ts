import { towerSummary } from '#domain/unit.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { floorConsumption } from '../totals/floorConsumption.ts';
import { unitTotals } from '../totals/projectTotals.ts';
import { noConsumption } from '../totals/totalsWire.ts';
import { listFloors, listGroups } from './floorRepository.ts';
import type { UnitPath } from './towerPath.ts';
import { findUnit } from './unitRepository.ts';
import type { UnitDetail } from './unitSchemas.ts';

/** Everything about one unit but its options, in a fixed number of queries. @throws ApiError 404. */
export async function readUnit(db: Database, path: UnitPath): Promise<UnitDetail> {
  const unit = await findUnit(db, path);
  const groups = await listGroups(db, unit.id);
  const floors = await listFloors(db, unit.id);
  const consumption = await floorConsumption(db, unit.id);
  const totals = (await unitTotals(db, [unit.id])).get(unit.id);
  if (totals === undefined) throw notFound();
  return {
    ...totals,
    id: unit.id,
    project_id: unit.project_id,
    name: unit.name,
    type: unit.type,
    revision: unit.revision,
    created_at: unit.created_at,
    updated_at: unit.updated_at,
    floor_groups: groups,
    ...towerSummary(groups),
    outdated_modules: await countOutdated(db, unit.id),
    tower: {
      id: unit.tower_id,
      created_at: unit.created_at,
      updated_at: unit.tower_updated_at,
      version: unit.tower_version,
      floors: floors.map((floor) => ({ ...floor, consumption: consumption.get(floor.id) ?? noConsumption })),
    },
  };
}

async function countOutdated(db: Database, unitId: string): Promise<number> {
  const { count } = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.option_id')
    .where('options.unit_id', '=', unitId)
    .where('modules.outdated', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
