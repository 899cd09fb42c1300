import { technologies } from '#domain/structures/technology/technology.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { StoredResult } from '../versions/storedResult.ts';
import type { StoredVersion } from './storedQuantities.ts';
import type { EqualFloors } from './towerTotals.ts';

const structureOf = (option: RawBuilder<unknown>) => sql`
  from modules m join module_floors mf on mf.module_id = m.id
  where m.option_id = ${option} and m.type = any(${[...technologies]})`;

/**
 * The representative option of each unit `u`, as a lateral join; domain/tower/representativeOption.ts is the same rule
 * for the gateway. One without a structure is the reference, whose foundation still counts; one with an unfinished sheet
 * represents none.
 */
export const representative = sql`lateral (
    select o.id, o.active, exists (select ${structureOf(sql`o.id`)}) as has_structure
    from options o
    where o.unit_id = u.id and not exists (select from unfinished_sheets s where s.option_id = o.id)
    order by has_structure desc, o.active desc, o.created_at desc, o.id desc
    limit 1
  ) representative on representative.has_structure or representative.active`;

/** The area (m²) and floors of one such tower, and its representative option with its coverage. */
type TowerRow = {
  unitId: string;
  area: number;
  totalFloors: number;
  /** The option that gives its structure or foundation; null without one. */
  optionId: string | null;
  isReference: boolean | null;
  hasStructure: boolean | null;
  coveredFloors: number;
  coveredArea: number;
};

/**
 * The towers of units, in no particular order. Areas are added in one order, because a sum's last digit depends on it, and
 * what is stored must equal what is summed later.
 */
export async function listTowersWithOption(db: Database, unitIds: string[]): Promise<TowerRow[]> {
  const { rows } = await sql<TowerRow>`
    select u.id as unit_id, whole.area, whole.total_floors, representative.id as option_id, representative.active,
      representative.has_structure, covered.floors as covered_floors, covered.area as covered_area
    from units u
    cross join lateral (
      select coalesce(sum(g.area * g.repetition order by g.position), 0) as area,
        coalesce(sum(g.repetition), 0)::int as total_floors
      from floor_groups g where g.unit_id = u.id
    ) whole
    left join ${representative}
    cross join lateral (
      select count(*)::int as floors, coalesce(sum(g.area order by f.index), 0) as area
      from (select distinct mf.floor_id ${structureOf(sql`representative.id`)}) each_once
      join floors f on f.id = each_once.floor_id
      join floor_groups g on g.id = f.group_id
    ) covered
    where u.id = any(${unitIds}::uuid[])`.execute(db);
  return rows;
}

/** The valid versions of the modules of options that count, without parts, in the order of the modules' ids, by unit id. */
export async function listReferenceModules(
  db: Database,
  optionIds: string[],
): Promise<Map<string, (StoredVersion & { unitId: string; floors: number | null })[]>> {
  if (optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .where('modules.optionId', 'in', optionIds)
    .select(['options.unitId', 'modules.type', 'versions.data'])
    // Totals have no parts, which are larger than all the rest.
    .select(sql<StoredResult>`jsonb_set(versions.result, '{elements}', '[]')`.as('result'))
    .select((eb) =>
      eb
        .selectFrom('moduleFloors')
        .whereRef('moduleFloors.moduleId', '=', 'modules.id')
        .select((floors) => floors.fn.countAll<number>().as('count'))
        .as('floors'),
    )
    .orderBy('modules.id')
    .execute();
  return Map.groupBy(rows, (row) => row.unitId);
}

/** The floors of units from the lowest up, by unit id, with the technologies that options build them in. */
export async function listEqualFloors(
  db: Database,
  unitIds: string[],
  optionIds: string[],
): Promise<Map<string, EqualFloors[]>> {
  if (unitIds.length === 0) return new Map();
  const { rows } = await sql<EqualFloors & { unitId: string }>`
    with covering as materialized (
      select mf.floor_id, m.type
      from modules m join module_floors mf on mf.module_id = m.id
      where m.option_id = any(${optionIds}::uuid[])
    ), shown as materialized (
      select id, unit_id, group_id, index from floors where unit_id = any(${unitIds}::uuid[])
    ), with_technologies as (
      select f.unit_id, f.group_id, f.index, coalesce(
        jsonb_agg(distinct covering.type) filter (where covering.type is not null), '[]') as technologies
      from shown f
      left join covering on covering.floor_id = f.id
      group by f.id, f.unit_id, f.group_id, f.index
    ), placed as (
      select with_technologies.*, row_number() over (partition by unit_id order by index)
        - row_number() over (partition by unit_id, group_id, technologies order by index) as run
      from with_technologies
    )
    select placed.unit_id, category, area, height, technologies, count(*)::int as count
    from placed join floor_groups g on g.id = group_id
    group by placed.unit_id, g.id, technologies, run
    order by placed.unit_id, min(placed.index)`.execute(db);
  const byUnit = new Map<string, EqualFloors[]>();
  for (const { unitId, ...floors } of rows) byUnit.set(unitId, [...(byUnit.get(unitId) ?? []), floors]);
  return byUnit;
}
