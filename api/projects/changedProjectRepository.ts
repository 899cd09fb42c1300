import { sql } from 'kysely';
import { firstIdOf } from '../http/ids.ts';

/** By how much the clocks of two machines, and the ends of a long transaction, differ at most. */
const dayMs = 86_400_000;

const at = (instant: string) => sql`${new Date(instant).toISOString()}::timestamptz`;

/**
 * Whether something was noted of `projects` since, of one kind or of any. As a value of one row and not by `exists`,
 * which may read all that changed since in every project there is.
 */
const isNotedSince = (instant: string, action?: string) => sql`(select true from activity
  where project_id = projects.id and id >= ${firstIdOf(Date.parse(instant) - dayMs)}::uuid
    and created_at >= ${at(instant)} and ${action === undefined ? sql`true` : sql`action = ${action}`} limit 1)`;

/** `projects` came to be the user's to see, by an invitation or with an office. */
const isJoinedSince = (instant: string, userId: number) => sql`(
  (select m.created_at from project_members m where m.project_id = projects.id and m.user_id = ${userId})
    >= ${at(instant)}
  or (select o.created_at from organization_members o
    where o.organization_id = projects.organization_id and o.user_id = ${userId}) >= ${at(instant)})`;

/**
 * The project itself, or anything in it; or it came to be the user's to see. A project that changes hands, into an office
 * too, changed itself.
 */
export const hasChangedSince = (instant: string, userId: number) => sql<boolean>`(
  projects.updated_at >= ${at(instant)} or ${isNotedSince(instant)} or ${isJoinedSince(instant, userId)})`;

/** The ids of the projects that came to be the user's to see since, or changed hands, as into an office of the user's. */
export const gainedSince = (instant: string, userId: number) => sql<string>`(
  select projects.id from project_permissions mine join projects on projects.id = mine.project_id
  where mine.user_id = ${userId}
    and (${isNotedSince(instant, 'project.transferred')} or ${isJoinedSince(instant, userId)}))`;
