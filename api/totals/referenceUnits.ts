import type { Database } from '../db/database.ts';
import { listStoredUnits, type StoredUnit } from './storedTotalsRepository.ts';
import { sumTowers } from './sumTowers.ts';
import type { TowerTotals } from './towerTotals.ts';

/** A unit with the totals of the representative option of its tower, and which one that is. */
export type ReferenceUnit = Omit<StoredUnit, 'totals'> & TowerTotals;

/** The units of projects, or single units, in one query; those without stored totals are summed, in three more. */
export async function readReferenceUnits(
  db: Database,
  by: { projectIds: string[] } | { unitIds: string[] },
): Promise<ReferenceUnit[]> {
  const [column, ids] =
    'projectIds' in by ? (['projectId', by.projectIds] as const) : (['id', by.unitIds] as const);
  if (ids.length === 0) return [];
  const units = await listStoredUnits(db, { column, ids });
  const unsummed = units.filter(({ totals }) => totals === null).map(({ id }) => id);
  const summed = await sumTowers(db, unsummed);
  return units.flatMap(({ totals, ...unit }) => {
    const known = totals ?? summed.get(unit.id);
    // Deleted between the two queries.
    return known === undefined ? [] : [{ ...unit, ...known }];
  });
}
