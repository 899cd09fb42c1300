import type { Permission } from '#domain/people/permissions.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import type { OrganizationTable } from '../db/tables/organizationTables.ts';
import { newId } from '../http/ids.ts';

/** An office as one of its members sees it. */
export type OrganizationRow = Selectable<OrganizationTable> & {
  permission: Permission;
  discipline: string | null;
  projects: number;
  members: number;
};

export async function insertOrganization(db: Database, name: string): Promise<string> {
  const row = { id: newId(), name };
  await db.insertInto('organizations').values(row).execute();
  return row.id;
}

/** The offices somebody is a member of, by name. */
export const listOrganizations = (db: Database, userId: number): Promise<OrganizationRow[]> =>
  selectOwn(db, userId).orderBy('organizations.name').orderBy('organizations.id').execute();

export const findOrganization = (
  db: Database,
  id: string,
  userId: number,
): Promise<OrganizationRow | undefined> =>
  selectOwn(db, userId).where('organizations.id', '=', id).executeTakeFirst();

const selectOwn = (db: Database, userId: number) =>
  db
    .selectFrom('organizationMembers as own')
    .innerJoin('organizations', 'organizations.id', 'own.organizationId')
    .where('own.userId', '=', userId)
    .selectAll('organizations')
    .select(['own.permission', 'own.discipline'])
    .select((of) =>
      of
        .selectFrom('projects')
        .select(sql<number>`count(*)`.as('projects'))
        .whereRef('projects.organizationId', '=', 'organizations.id')
        .$asScalar()
        .$notNull()
        .as('projects'),
    )
    .select((of) =>
      of
        .selectFrom('organizationMembers as member')
        .select(sql<number>`count(*)`.as('members'))
        .whereRef('member.organizationId', '=', 'organizations.id')
        .$asScalar()
        .$notNull()
        .as('members'),
    );

export type OtherProject = { id: string; name: string; pricesForReaders: boolean };

/** The other projects of an office that somebody may see. */
export const listOtherProjects = (
  db: Database,
  { projectId, organizationId }: { projectId: string; organizationId: string },
  userId: number,
): Promise<OtherProject[]> =>
  db
    .selectFrom('projects')
    .innerJoin('projectPermissions as seen', 'seen.projectId', 'projects.id')
    .where('projects.organizationId', '=', organizationId)
    .where('projects.id', '<>', projectId)
    .where('seen.userId', '=', userId)
    .select(['projects.id', 'projects.name', 'projects.pricesForReaders'])
    .execute();

/** Locks an office until the transaction ends, so that members and holder change one after the other. */
export async function lockOrganization(db: Database, id: string): Promise<void> {
  await db.selectFrom('organizations').select('id').where('id', '=', id).forUpdate().execute();
}

export async function renameOrganization(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('organizations').set({ name }).where('id', '=', id).execute();
}

/** Deletes an office with its memberships and invitations; its projects must have been moved before. */
export const deleteOrganization = deletingFrom('organizations');

/** What offices are called, by id. */
export async function organizationNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('organizations').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
