import { isFoundationType, type ModuleType } from '#domain/foundation/foundationType.ts';
import type { Quantities } from '#domain/quantities.ts';
import { type TotalsSource, totalsSourceOf, representativeOption } from '#domain/representativeOption.ts';
import { technologies } from '#domain/technology.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import { readResult } from '../versions/storedResult.ts';

/** A module that counts for its unit's totals: its valid version's quantities per floor and how many floors it covers. */
export type ReferenceModule = { unit_id: string; type: ModuleType; result: Quantities; floors: number };

/** What a unit's totals rest on: the modules of the option that stands for it, and which one that is. */
export type ReferenceUnit = {
  id: string;
  project_id: string;
  name: string;
  area: number;
  total_floors: number;
  uncovered_floors: number;
  source: TotalsSource;
  modules: ReferenceModule[];
  /** What the option's foundation amounts to; null without one. */
  foundation: Quantities | null;
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
    .selectFrom('units')
    .where(`units.${column}`, 'in', ids)
    .select(['units.id', 'units.project_id', 'units.name'])
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
      jsonArrayFrom(
        eb
          .selectFrom('options')
          .leftJoin('modules', (join) =>
            join.onRef('modules.option_id', '=', 'options.id').on('modules.type', 'in', technologies),
          )
          .leftJoin('module_floors', 'module_floors.module_id', 'modules.id')
          .whereRef('options.unit_id', '=', 'units.id')
          .groupBy('options.id')
          .orderBy('options.created_at')
          .orderBy('options.id')
          .select(['options.id', 'options.active as isReference'])
          .select(sql<boolean>`count(modules.id) > 0`.as('hasModules'))
          .select(sql<number>`count(distinct module_floors.floor_id)::int`.as('coveredFloors')),
      ).as('options'),
    ])
    .orderBy('units.id')
    .execute();
  const chosen = new Map(units.map(({ id, options }) => [id, representativeOption(options)]));
  const modules = await findModules(
    db,
    [...chosen.values()].flatMap((option) => option?.id ?? []),
  );
  return units.map(({ id, project_id, name, ...unit }) => {
    const option = chosen.get(id);
    const total_floors = unit.total_floors ?? 0;
    return {
      id,
      project_id,
      name,
      area: unit.area ?? 0,
      total_floors,
      uncovered_floors: total_floors - (option?.coveredFloors ?? 0),
      source: totalsSourceOf(option),
      modules: (modules.get(id) ?? []).filter(({ type }) => !isFoundationType(type)),
      foundation: (modules.get(id) ?? []).find(({ type }) => isFoundationType(type))?.result ?? null,
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
    .select(['options.unit_id', 'modules.type', 'versions.result'])
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
    rows.map(({ unit_id, type, result, floors }) => ({
      unit_id,
      type,
      result: readResult(result),
      floors: floors ?? 0,
    })),
    (row) => row.unit_id,
  );
}
