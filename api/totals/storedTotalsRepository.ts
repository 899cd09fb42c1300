import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { totalsVersion, type TowerTotals } from './towerTotals.ts';

/** A unit's own columns, with its tower's totals; null where they are not stored or are of another version. */
export type StoredUnit = {
  id: string;
  projectId: string;
  name: string;
  repetitionCount: number;
  dwellings: number | null;
  totals: TowerTotals | null;
};

/** Units in the order of their ids. */
export async function listStoredUnits(
  db: Database,
  by: { column: 'projectId' | 'id'; ids: string[] },
): Promise<StoredUnit[]> {
  const rows = await db
    .selectFrom('units')
    .leftJoin('towerTotals', (join) =>
      join.onRef('towerTotals.unitId', '=', 'units.id').on('towerTotals.countedBy', '=', totalsVersion),
    )
    .where(`units.${by.column}`, '=', sql<string>`any(${by.ids}::uuid[])`)
    .select(['units.id', 'units.projectId', 'units.name', 'units.repetitionCount', 'units.dwellings'])
    .select('towerTotals.totals')
    .execute();
  // Sorted here: with an order by in the query, the database would read all units by id to find one page.
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The towers that the open transaction changed and whose totals are not stored yet. */
export async function listChanged(trx: Database): Promise<string[]> {
  const rows = await trx
    .selectFrom('towerTotals')
    .select('unitId')
    .where('changedIn', '=', sql<string>`pg_current_xact_id_if_assigned()`)
    .execute();
  return rows.map(({ unitId }) => unitId);
}

/** Stores the totals of towers, by unit id. */
export async function updateTotals(trx: Database, totals: ReadonlyMap<string, TowerTotals>): Promise<void> {
  const rows = [...totals].map(([unitId, each]) => ({ unit_id: unitId, totals: each }));
  await sql`
    update tower_totals t set counted_by = ${totalsVersion}, totals = summed.totals, changed_in = null
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as summed (unit_id uuid, totals json)
    where t.unit_id = summed.unit_id`.execute(trx);
}

/**
 * Marks the next towers after `after` without stored totals of this version as changed by the open transaction;
 * locked ones are skipped. @returns the last of them; undefined where there are no more.
 */
export async function markUnsummed(trx: Database, after: string, most: number): Promise<string | undefined> {
  const { rows } = await sql<{ unitId: string }>`
    with unsummed as materialized (
      select u.id from units u
      where u.id > ${after} and not exists (
        select from tower_totals t where t.unit_id = u.id and t.counted_by = ${totalsVersion})
      order by u.id limit ${most} for no key update skip locked
    )
    insert into tower_totals (unit_id, changed_in) select id, pg_current_xact_id() from unsummed order by id
    on conflict (unit_id) do update set counted_by = null, totals = null, changed_in = excluded.changed_in
    returning unit_id`.execute(trx);
  return rows.at(-1)?.unitId;
}
