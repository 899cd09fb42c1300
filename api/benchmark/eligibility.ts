import { sql } from 'kysely';

/**
 * How old an account, and a project of it, must be to join a batch (days): accounts made around a rival's project have
 * to be thought of a month before, and stand with proved addresses until then.
 */
export type EligibleAges = { accountDays: number; projectDays: number };

/** Whether a project `p` of a query and its owner `u` are old enough, each by the database's clock. */
export const isOldEnough = ({ accountDays, projectDays }: EligibleAges) => ({
  owner: sql`u.created_at <= now() - ${accountDays}::float8 * interval '1 day'`,
  project: sql`p.created_at <= now() - ${projectDays}::float8 * interval '1 day'`,
});
