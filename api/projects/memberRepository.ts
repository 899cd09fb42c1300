import { grants, type Permission } from '#domain/people/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { impliedPermissions } from './impliedPermissions.ts';

/** The people of a project, the owner first, then by joining. */
export async function listMembers(db: Database, projectId: string) {
  const rows = await db
    .selectFrom('projectPermissions as granted')
    .innerJoin('users', 'users.id', 'granted.userId')
    .innerJoin('projects', 'projects.id', 'granted.projectId')
    .leftJoin('projectMembers as member', (join) =>
      join.onRef('member.projectId', '=', 'granted.projectId').onRef('member.userId', '=', 'granted.userId'),
    )
    .leftJoin('organizationMembers as colleague', (join) =>
      join
        .onRef('colleague.organizationId', '=', 'projects.organizationId')
        .onRef('colleague.userId', '=', 'granted.userId'),
    )
    .where('granted.projectId', '=', projectId)
    .select(['users.id', 'users.name', 'users.email', 'granted.permission', 'colleague.discipline'])
    .select(sql<boolean>`colleague.user_id is not null`.as('byOrganization'))
    .select(
      sql<string>`coalesce(member.created_at, colleague.created_at, projects.created_at)`.as('createdAt'),
    )
    .orderBy(sql`granted.permission = 'project:owner'`, 'desc')
    .orderBy('createdAt')
    .orderBy('users.id')
    .execute();
  return rows.map(({ permission, ...row }) => ({ ...row, permissions: impliedPermissions(permission) }));
}

/** Somebody's permission on a project, undefined without any. */
export async function findPermission(
  db: Database,
  projectId: string,
  userId: number,
): Promise<Permission | undefined> {
  const row = await db
    .selectFrom('projectPermissions')
    .select('permission')
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
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
    .insertInto('projectMembers')
    .values({ projectId, userId, permission })
    .onConflict((conflict) => conflict.columns(['projectId', 'userId']).doUpdateSet({ permission }))
    .execute();
}

/** Gives somebody at least this permission: an invitation never lowers an existing one. */
export async function raisePermission(
  db: Database,
  projectId: string,
  userId: number,
  permission: Permission,
): Promise<void> {
  const present = await findPermission(db, projectId, userId);
  if (!grants(present, permission)) await setMember(db, projectId, userId, permission);
}

export async function deleteMember(db: Database, projectId: string, userId: number): Promise<void> {
  await db
    .deleteFrom('projectMembers')
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .execute();
}

/** The member who has been able to edit a project, or else to view it, for the longest time. */
export async function findHeir(
  db: Database,
  projectId: string,
): Promise<{ id: number; name: string } | undefined> {
  return (
    db
      .selectFrom('projectMembers')
      .innerJoin('users', 'users.id', 'projectMembers.userId')
      .select(['users.id', 'users.name'])
      .where('projectId', '=', projectId)
      // 'project:edit' sorts before 'project:view'.
      .orderBy('permission')
      .orderBy('projectMembers.createdAt')
      .executeTakeFirst()
  );
}
