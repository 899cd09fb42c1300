import { type Kysely, sql } from 'kysely';

/**
 * That the work of a call with an Idempotency-Key is stored, noted with the work itself: a process that ends before it
 * answers leaves the key behind, and the next to come must know whether there is anything left to do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table idempotency_keys add column made_at timestamptz').execute(db);
}
