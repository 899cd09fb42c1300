import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Consumption } from './totalsWire.ts';

/** Consumption per m² of each floor that an option's structures cover, by floor id, in double precision as everywhere else. */
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
    .select(
      (['co2Min', 'co2Max', 'energyMin', 'energyMax'] as const).map((amount) =>
        sql<number>`sum(${sql.ref(`versions.${amount}`)}) / floor_groups.area`.as(amount),
      ),
    )
    .execute();
  return new Map(rows.map(({ id, ...consumption }) => [id, consumption]));
}
