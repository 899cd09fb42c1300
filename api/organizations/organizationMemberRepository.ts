import type { Permission } from '#domain/people/permissions.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertingInto } from '../db/rowStatements.ts';

/** The members of an office, owners first, each group by joining. */
export const listColleagues = (db: Database, organizationId: string) =>
  db
    .selectFrom('organizationMembers as member')
    .innerJoin('users', 'users.id', 'member.userId')
    .where('member.organizationId', '=', organizationId)
    .select(['users.id', 'users.name', 'users.email'])
    .select(['member.permission', 'member.discipline', 'member.createdAt'])
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('projects')
            .select('projects.id')
            .whereRef('projects.organizationId', '=', 'member.organizationId')
            .whereRef('projects.userId', '=', 'member.userId'),
        )
        .$castTo<boolean>()
        .as('holdsProjects'),
    )
    .orderBy(sql`member.permission = 'project:owner'`, 'desc')
    .orderBy('member.createdAt')
    .orderBy('users.id')
    .execute();

/** A member of an office; `holdsProjects`: the office's projects are in this person's name. */
export type Colleague = Awaited<ReturnType<typeof listColleagues>>[number];

/** The permission of somebody's role in an office, undefined for non-members. */
export async function findRole(
  db: Database,
  organizationId: string,
  userId: number,
): Promise<Permission | undefined> {
  const row = await db
    .selectFrom('organizationMembers')
    .select('permission')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.permission;
}

type Membership = { permission?: Permission | undefined; discipline?: string | null | undefined };

/** Makes somebody a member who is none. */
export const insertColleague = insertingInto('organizationMembers');

export async function updateColleague(
  db: Database,
  organizationId: string,
  userId: number,
  { permission, discipline }: Membership,
): Promise<void> {
  await db
    .updateTable('organizationMembers')
    .set({ permission, discipline })
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteColleague(db: Database, organizationId: string, userId: number): Promise<void> {
  await db
    .deleteFrom('organizationMembers')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .execute();
}
