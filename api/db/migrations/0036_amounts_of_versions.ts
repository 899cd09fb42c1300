import { type Kysely, sql } from 'kysely';

const amounts = ['co2', 'energy'].flatMap((quantity) =>
  ['min', 'max'].map(
    (end) => `add column ${quantity}_${end} double precision not null
      generated always as ((result #>> '{${quantity},${end}}')::double precision) stored`,
  ),
);

/** The totals of a version as columns, so that sums over thousands of versions need not parse their results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table versions ${amounts.join(', ')}`).execute(db);
}
