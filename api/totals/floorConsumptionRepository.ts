import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Consumption } from './totalsWire.ts';

/** Consumption per m² of each floor that an option's structures cover, by floor id. */
export async function listFloorConsumption(
  db: Database,
  optionId: string,
): Promise<Map<string, Consumption>> {
  const rows = await db
    .selectFrom('modules')
    .where('modules.optionId', '=', optionId)
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .innerJoin('moduleFloors', 'moduleFloors.moduleId', 'modules.id')
    .innerJoin('floors', 'floors.id', 'moduleFloors.floorId')
    .innerJoin('floorGroups', 'floorGroups.id', 'floors.groupId')
    .groupBy(['floors.id', 'floorGroups.area'])
    .select('floors.id')
    .select([
      perArea('co2', 'min').as('co2Min'),
      perArea('co2', 'max').as('co2Max'),
      perArea('energy', 'min').as('energyMin'),
      perArea('energy', 'max').as('energyMax'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...consumption }) => [id, consumption]));
}

/** Σ over the structures on a floor of an amount ÷ the floor's area, in double precision as everywhere else. */
function perArea(quantity: 'co2' | 'energy', end: 'min' | 'max') {
  return sql<number>`sum((versions.result #>> ${sql.lit(`{${quantity},${end}}`)})::float8) / floor_groups.area`;
}
