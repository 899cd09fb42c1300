import { grants, type Permission } from '#domain/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { heldPermissions } from './heldPermissions.ts';

export type Member = {
  id: number;
  name: string;
  email: string;
  permissions: Permission[];
  created_at: string;
};

/** The people of a project, the owner first, then by joining. */
export async function listMembers(db: Database, projectId: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('project_permissions as held')
    .innerJoin('users', 'users.id', 'held.user_id')
    .innerJoin('projects', 'projects.id', 'held.project_id')
    .leftJoin('project_members as member', (join) =>
      join.onRef('member.project_id', '=', 'held.project_id').onRef('member.user_id', '=', 'held.user_id'),
    )
    .where('held.project_id', '=', projectId)
    .select(['users.id', 'users.name', 'users.email', 'held.permission'])
    .select(sql<string>`coalesce(member.created_at, projects.created_at)`.as('created_at'))
    .orderBy(sql`held.permission = 'project:owner'`, 'desc')
    .orderBy('created_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ permission, ...row }) => ({ ...row, permissions: heldPermissions(permission) }));
}

/** The permission somebody holds on a project, undefined without any. */
export async function findPermission(
  db: Database,
  projectId: string,
  userId: number,
): Promise<Permission | undefined> {
  const row = await db
    .selectFrom('project_permissions')
    .select('permission')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.permission;
}

/** Makes somebody a member with exactly this permission. */
export async function setMember(
  db: Database,
  projectId: string,
  userId: number,
  permission: Permission,
): Promise<void> {
  await db
    .insertInto('project_members')
    .values({ project_id: projectId, user_id: userId, permission })
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet({ permission }))
    .execute();
}

/** Gives somebody at least this permission: an invitation never takes away what is already held. */
export async function raiseMember(
  db: Database,
  projectId: string,
  userId: number,
  permission: Permission,
): Promise<void> {
  const held = await findPermission(db, projectId, userId);
  if (!grants(held, permission)) await setMember(db, projectId, userId, permission);
}

export async function removeMember(db: Database, projectId: string, userId: number): Promise<void> {
  await db
    .deleteFrom('project_members')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .execute();
}
