import { sql } from 'kysely';
import { firstIdOf } from '../http/ids.ts';

/** By how much the clocks of two machines, and the ends of a long transaction, differ at most. */
const dayMs = 86_400_000;

/**
 * The project itself, or anything in it; or it came to be the user's to see, by an invitation or with an office. A project
 * that changes hands, into an office too, changed itself.
 */
export const hasChangedSince = (instant: string, userId: number) => {
  const since = sql`${new Date(instant).toISOString()}::timestamptz`;
  // As values of one row each and not by `exists`, which may read all that changed since in every project there is.
  const changed = sql`(select true from activity where project_id = projects.id
    and id >= ${firstIdOf(Date.parse(instant) - dayMs)}::uuid and created_at >= ${since} limit 1)`;
  const joined = sql`(select m.created_at from project_members m
    where m.project_id = projects.id and m.user_id = ${userId})`;
  const joinedOffice = sql`(select o.created_at from organization_members o
    where o.organization_id = projects.organization_id and o.user_id = ${userId})`;
  return sql<boolean>`(projects.updated_at >= ${since} or ${changed}
    or ${joined} >= ${since} or ${joinedOffice} >= ${since})`;
};
