import type { FloorCategory } from '#domain/floorCategories.ts';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import type { Quantities } from '#domain/quantities.ts';
import { technologies, type Technology } from '#domain/technology.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/database.ts';
import { isUnfinished } from '../options/optionRepository.ts';
import { storedQuantities } from './storedQuantities.ts';

/** A module that counts for its unit's totals: its valid version's quantities over the floors it covers. */
export type ReferenceModule = { unitId: string; type: ModuleType; quantities: Quantities };

/**
 * Units with their areas and floors and, oldest first, what tells which option stands for each: how many floors
 * are `covered` in each, and their `area`; one with an unfinished sheet stands for none. What comes as JSON keeps the names it was selected by, which are single words for that.
 */
export async function listUnitsWithOptions(db: Database, by: { column: 'projectId' | 'id'; ids: string[] }) {
  return db
    .selectFrom('units')
    .where(`units.${by.column}`, 'in', by.ids)
    .select(['units.id', 'units.projectId', 'units.name', 'units.repetitionCount', 'units.dwellings'])
    .select((eb) => [
      eb
        .selectFrom('floors')
        .innerJoin('floorGroups', 'floorGroups.id', 'floors.groupId')
        .whereRef('floors.unitId', '=', 'units.id')
        .select(sql<number>`coalesce(sum(floor_groups.area), 0)`.as('area'))
        .as('area'),
      eb
        .selectFrom('floors')
        .whereRef('floors.unitId', '=', 'units.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('totalFloors'),
      jsonArrayFrom(
        eb
          .selectFrom('options')
          .leftJoin('modules', (join) =>
            join.onRef('modules.optionId', '=', 'options.id').on('modules.type', 'in', technologies),
          )
          .leftJoin('moduleFloors', 'moduleFloors.moduleId', 'modules.id')
          .whereRef('options.unitId', '=', 'units.id')
          .where((at) => at.not(isUnfinished(at)))
          .groupBy('options.id')
          .orderBy('options.createdAt')
          .orderBy('options.id')
          .select(['options.id', 'options.isReference as reference'])
          .select(sql<number>`count(distinct module_floors.floor_id)::int`.as('covered'))
          .select(
            sql<number>`(select coalesce(sum(g.area), 0) from floors f join floor_groups g on g.id = f.group_id
              where f.id = any(array_agg(module_floors.floor_id)))`.as('area'),
          ),
      ).as('options'),
    ])
    .orderBy('units.id')
    .execute();
}

/** The modules of options that count, in the order of their ids, by unit id. */
export async function listReferenceModules(
  db: Database,
  optionIds: string[],
): Promise<Map<string, ReferenceModule[]>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .where('modules.optionId', 'in', optionIds)
    .select(['options.unitId', 'modules.type', 'versions.data', 'versions.result'])
    .select((eb) =>
      eb
        .selectFrom('moduleFloors')
        .whereRef('moduleFloors.moduleId', '=', 'modules.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('floors'),
    )
    .orderBy('modules.id')
    .execute();
  return Map.groupBy(
    rows.map(({ unitId, floors, ...version }) => ({
      unitId,
      type: version.type,
      quantities: storedQuantities(version, floors ?? 0),
    })),
    (row) => row.unitId,
  );
}

/** Floors of a unit that are alike and follow each other; area m² and height m of one. */
export type EqualFloors = {
  category: FloorCategory;
  area: number;
  height: number;
  count: number;
  technologies: Technology[];
};

/** The floors of units from the lowest up, by unit id, with the technologies that options build them in. */
export async function listEqualFloors(
  db: Database,
  unitIds: string[],
  optionIds: string[],
): Promise<Map<string, EqualFloors[]>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await sql<EqualFloors & { unitId: string }>`
    with built as (
      select f.unit_id, f.group_id, f.index, coalesce(
        jsonb_agg(distinct m.type) filter (where m.id is not null), '[]') as technologies
      from floors f
      left join module_floors mf on mf.floor_id = f.id
      left join modules m on m.id = mf.module_id and m.option_id = any(${optionIds}::uuid[])
      where f.unit_id = any(${unitIds}::uuid[])
      group by f.id
    ), placed as (
      select built.*, row_number() over (partition by unit_id order by index)
        - row_number() over (partition by unit_id, group_id, technologies order by index) as run
      from built
    )
    select placed.unit_id, category, area, height, technologies, count(*)::int as count
    from placed join floor_groups g on g.id = group_id
    group by placed.unit_id, g.id, technologies, run
    order by placed.unit_id, min(placed.index)`.execute(db);
  return Map.groupBy(rows, ({ unitId }) => unitId);
}
