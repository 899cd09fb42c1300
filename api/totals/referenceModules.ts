import type { Quantities } from '#domain/quantities.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { readResult } from '../versions/storedResult.ts';

/** A module that counts for its unit's totals: its valid version's quantities per floor and how many floors it covers. */
export type ReferenceModule = { unit_id: string; result: Quantities; floors: number };

/** What a unit's totals rest on. `source`: the reference option, the newest where none is marked, or no option yet. */
export type ReferenceUnit = {
  id: string;
  project_id: string;
  name: string;
  area: number;
  total_floors: number;
  uncovered_floors: number;
  source: 'reference' | 'newest' | 'none';
  modules: ReferenceModule[];
};

/** The units of projects, or single units, with the modules of the option that stands for each, in two queries. */
export async function findReferenceUnits(
  db: Database,
  by: { projectIds: string[] } | { unitIds: string[] },
): Promise<ReferenceUnit[]> {
  const [column, ids] =
    'projectIds' in by ? (['project_id', by.projectIds] as const) : (['id', by.unitIds] as const);
  if (ids.length === 0) return [];
  const units = await db
    .with('chosen', (cte) =>
      cte
        .selectFrom('options')
        .innerJoin('units', 'units.id', 'options.unit_id')
        .where(`units.${column}`, 'in', ids)
        .distinctOn('options.unit_id')
        .select(['options.id as option_id', 'options.unit_id', 'options.active'])
        .orderBy('options.unit_id')
        .orderBy('options.active', 'desc')
        .orderBy('options.created_at', 'desc')
        .orderBy('options.id', 'desc'),
    )
    .selectFrom('units')
    .leftJoin('chosen', 'chosen.unit_id', 'units.id')
    .where(`units.${column}`, 'in', ids)
    .select(['units.id', 'units.project_id', 'units.name', 'chosen.option_id', 'chosen.active'])
    .select((eb) => [
      eb
        .selectFrom('floors')
        .innerJoin('floor_groups', 'floor_groups.id', 'floors.group_id')
        .whereRef('floors.unit_id', '=', 'units.id')
        .select(sql<number>`coalesce(sum(floor_groups.area), 0)`.as('area'))
        .as('area'),
      eb
        .selectFrom('floors')
        .whereRef('floors.unit_id', '=', 'units.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('total_floors'),
      eb
        .selectFrom('module_floors')
        .innerJoin('modules', 'modules.id', 'module_floors.module_id')
        .whereRef('modules.option_id', '=', 'chosen.option_id')
        .select(sql<number>`count(distinct module_floors.floor_id)`.as('count'))
        .as('covered_floors'),
    ])
    .orderBy('units.id')
    .execute();
  const modules = await findModules(
    db,
    units.flatMap((unit) => unit.option_id ?? []),
  );
  return units.map(({ option_id, active, covered_floors, ...unit }) => {
    const total_floors = unit.total_floors ?? 0;
    return {
      ...unit,
      area: unit.area ?? 0,
      total_floors,
      uncovered_floors: total_floors - (covered_floors ?? 0),
      source: option_id === null ? 'none' : active === true ? 'reference' : 'newest',
      modules: modules.get(unit.id) ?? [],
    };
  });
}

async function findModules(db: Database, optionIds: string[]): Promise<Map<string, ReferenceModule[]>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.option_id')
    .innerJoin('versions', (join) =>
      join.onRef('versions.module_id', '=', 'modules.id').on('versions.is_valid', '=', true),
    )
    .where('modules.option_id', 'in', optionIds)
    .select(['options.unit_id', 'versions.result'])
    .select((eb) =>
      eb
        .selectFrom('module_floors')
        .whereRef('module_floors.module_id', '=', 'modules.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('floors'),
    )
    .orderBy('modules.id')
    .execute();
  return Map.groupBy(
    rows.map(({ unit_id, result, floors }) => ({ unit_id, result: readResult(result), floors: floors ?? 0 })),
    (row) => row.unit_id,
  );
}
