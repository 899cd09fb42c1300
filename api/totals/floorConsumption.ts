import { technologies } from '#domain/technology.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { Consumption } from './totalsWire.ts';

/** Consumption per m² of each covered floor of a unit, by floor id, under the option that stands for the unit. */
export async function floorConsumption(db: Database, unitId: string): Promise<Map<string, Consumption>> {
  const rows = await db
    .with('chosen', (cte) =>
      cte
        .selectFrom('options')
        .select('id')
        .where('unit_id', '=', unitId)
        .where((eb) => eb.or([eb('active', '=', true), eb.exists(structuresOf(eb))]))
        .orderBy('active', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .selectFrom('chosen')
    .innerJoin('modules', 'modules.option_id', 'chosen.id')
    .innerJoin('versions', (join) =>
      join.onRef('versions.module_id', '=', 'modules.id').on('versions.is_valid', '=', true),
    )
    .innerJoin('module_floors', 'module_floors.module_id', 'modules.id')
    .innerJoin('floors', 'floors.id', 'module_floors.floor_id')
    .innerJoin('floor_groups', 'floor_groups.id', 'floors.group_id')
    .groupBy(['floors.id', 'floor_groups.area'])
    .select('floors.id')
    .select([
      perArea('co2', 'min').as('co2_min'),
      perArea('co2', 'max').as('co2_max'),
      perArea('energy', 'min').as('energy_min'),
      perArea('energy', 'max').as('energy_max'),
    ])
    .execute();
  return new Map(rows.map(({ id, ...consumption }) => [id, consumption]));
}

/** What makes an option one with modules: foundations alone do not. */
const structuresOf = (eb: ExpressionBuilder<Tables, 'options'>) =>
  eb
    .selectFrom('modules')
    .select('modules.id')
    .whereRef('modules.option_id', '=', 'options.id')
    .where('modules.type', 'in', technologies);

/** Σ over the structures on a floor of an amount ÷ the floor's area, in double precision as everywhere else. */
export function perArea(quantity: 'co2' | 'energy', end: 'min' | 'max') {
  return sql<number>`sum((versions.result #>> ${sql.lit(`{${quantity},${end}}`)})::float8) / floor_groups.area`;
}
