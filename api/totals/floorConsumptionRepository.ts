import { technologies } from '#domain/technology.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { Consumption } from './totalsWire.ts';

/** Consumption per m² of each covered floor of a unit, by floor id, under the option that stands for the unit. */
export async function listFloorConsumption(db: Database, unitId: string): Promise<Map<string, Consumption>> {
  const rows = await db
    .with('chosen', (cte) =>
      cte
        .selectFrom('options')
        .select('id')
        .where('unitId', '=', unitId)
        .where((eb) => eb.or([eb('isReference', '=', true), eb.exists(structuresOf(eb))]))
        .orderBy('isReference', 'desc')
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .selectFrom('chosen')
    .innerJoin('modules', 'modules.optionId', 'chosen.id')
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

/** What makes an option one with modules: foundations alone do not. */
const structuresOf = (eb: ExpressionBuilder<Tables, 'options'>) =>
  eb
    .selectFrom('modules')
    .select('modules.id')
    .whereRef('modules.optionId', '=', 'options.id')
    .where('modules.type', 'in', technologies);

/** Σ over the structures on a floor of an amount ÷ the floor's area, in double precision as everywhere else. */
function perArea(quantity: 'co2' | 'energy', end: 'min' | 'max') {
  return sql<number>`sum((versions.result #>> ${sql.lit(`{${quantity},${end}}`)})::float8) / floor_groups.area`;
}
