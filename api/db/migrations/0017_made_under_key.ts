import { type Kysely, sql } from 'kysely';

/**
 * When the work of a call with an Idempotency-Key was stored, in the same transaction. If the process ends before it
 * answers, the repeated call finds the key, and must know whether the work was done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table idempotency_keys add column made_at timestamptz').execute(db);
}
