import { sql } from 'kysely';
import { firstIdOf } from '../http/ids.ts';

/** The most by which two machines' clocks, and the ends of a long transaction, may differ. */
const dayMs = 86_400_000;

const at = (instant: string) => sql`${new Date(instant).toISOString()}::timestamptz`;

/**
 * Whether `projects` has activity since then, of one kind or any. A scalar subquery and not `exists`, which may read
 * all changes since then in every project.
 */
const isNotedSince = (instant: string, action?: string) => sql`(select true from activity
  where project_id = projects.id and id >= ${firstIdOf(Date.parse(instant) - dayMs)}::uuid
    and created_at >= ${at(instant)} and ${action === undefined ? sql`true` : sql`action = ${action}`} limit 1)`;

/** `projects` became visible to the user, by an invitation or through an office. */
const isJoinedSince = (instant: string, userId: number) => sql`(
  (select m.created_at from project_members m where m.project_id = projects.id and m.user_id = ${userId})
    >= ${at(instant)}
  or (select o.created_at from organization_members o
    where o.organization_id = projects.organization_id and o.user_id = ${userId}) >= ${at(instant)})`;

/**
 * The project itself or anything in it changed, or it became visible to the user. A project that changes owner, or
 * moves into an office, counts as changed itself.
 */
export const hasChangedSince = (instant: string, userId: number) => sql<boolean>`(
  projects.updated_at >= ${at(instant)} or ${isNotedSince(instant)} or ${isJoinedSince(instant, userId)})`;

/** Ids of projects that became visible to the user since, or changed owner, for instance into their office. */
export const gainedSince = (instant: string, userId: number) => sql<string>`(
  select projects.id from project_permissions mine join projects on projects.id = mine.project_id
  where mine.user_id = ${userId}
    and (${isNotedSince(instant, 'project.transferred')} or ${isJoinedSince(instant, userId)}))`;
