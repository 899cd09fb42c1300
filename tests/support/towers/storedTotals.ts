import { sql } from 'kysely';
import { expect } from 'vitest';
import { sumTowers } from '../../../api/totals/sumTowers.ts';
import { totalsVersion } from '../../../api/totals/towerTotals.ts';
import type { TestApi } from '../servers/apiServer.ts';

/** What is kept of towers, its totals as the text they are stored as, by unit id. */
export async function storedTotals({ db }: Pick<TestApi, 'db'>) {
  const { rows } = await sql<{ unitId: string; countedBy: number | null; totals: string | null }>`
    select unit_id, counted_by, totals::text as totals from tower_totals order by unit_id`.execute(db);
  return rows;
}

/** What is kept of each tower is, to the last digit, what summing it now gives; there is none of which nothing is kept. */
export async function expectTotalsStored(api: Pick<TestApi, 'db'>): Promise<void> {
  const units = await api.db.selectFrom('units').select('id').orderBy('id').execute();
  const unitIds = units.map(({ id }) => id);
  const summed = await sumTowers(api.db, unitIds);
  expect(await storedTotals(api)).toEqual(
    unitIds.map((unitId) => ({
      unitId,
      countedBy: totalsVersion,
      totals: JSON.stringify(summed.get(unitId)),
    })),
  );
}
