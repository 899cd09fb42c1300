import type { Selectable, Transaction } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import type { UnitTable } from '../db/tables/towerTables.ts';
import { withTransaction } from '../db/transaction.ts';
import type { UnitPath } from './towerPath.ts';
import { lockUnit } from './unitRepository.ts';

/**
 * Runs `work` in one transaction with the unit of a path locked. Whatever writes below a unit goes through here, so
 * changes of one tower happen one after the other; that guarantees one reference option, one valid version and existing
 * floors.
 *
 * @throws ApiError 404 when the project has no such unit.
 */
export const inTower = <T>(
  db: Database,
  path: UnitPath,
  work: (trx: Transaction<Tables>, unit: Selectable<UnitTable>) => Promise<T>,
): Promise<T> => withTransaction(db, async (trx) => work(trx, await lockUnit(trx, path)));
