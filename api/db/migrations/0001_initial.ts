import { type Kysely, sql } from 'kysely';
import { accountTables } from './0001_account.ts';
import { towerTables } from './0001_tower.ts';

/** Every table of the first release. Rules that must hold under concurrency are constraints here, not checks in code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accountTables, ...towerTables]) await sql.raw(statement).execute(db);
}
