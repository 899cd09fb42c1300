import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { listApiTokens } from '../tokens/apiTokenRepository.ts';
import { findUser } from './userRepository.ts';
import { userOnWire } from './userWire.ts';

/** Everything held about a person: account, own projects whole, memberships, invitations, estimates, what it did. */
export async function exportAccount(db: Database, userId: number): Promise<Record<string, unknown>> {
  const user = await findUser(db, userId);
  if (user === undefined) return {};
  return {
    exported_at: new Date().toISOString(),
    user: { ...userOnWire(user), language: user.language, updated_at: user.updated_at },
    api_tokens: await listApiTokens(db, userId),
    projects: await ownProjects(db, userId),
    memberships: await db
      .selectFrom('project_members')
      .innerJoin('projects', 'projects.id', 'project_members.project_id')
      .select(['projects.id as project_id', 'projects.name as project_name', 'project_members.permission'])
      .select('project_members.created_at')
      .where('project_members.user_id', '=', userId)
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select([
        'id',
        'project_id',
        'email',
        'permission',
        'status',
        'created_at',
        'expires_at',
        'answered_at',
      ])
      .where((eb) =>
        eb.or([
          eb('inviter_id', '=', userId),
          ...(user.activated ? [eb(sql<string>`lower(email)`, '=', user.email.toLowerCase())] : []),
        ]),
      )
      .execute(),
    structures: await db.selectFrom('structures').selectAll().where('user_id', '=', userId).execute(),
    imports: await db.selectFrom('imports').selectAll().where('user_id', '=', userId).execute(),
    uploads: await db.selectFrom('uploads').selectAll().where('user_id', '=', userId).execute(),
    activity: await db.selectFrom('activity').selectAll().where('user_id', '=', userId).execute(),
    phase_changes: await db.selectFrom('phase_changes').selectAll().where('user_id', '=', userId).execute(),
  };
}

/** The user's own projects with everything in them, table by table: rows refer to one another by id. */
async function ownProjects(db: Database, userId: number): Promise<Record<string, unknown>> {
  const projects = await db.selectFrom('projects').selectAll().where('user_id', '=', userId).execute();
  const units = await rowsOf(db, 'units', 'project_id', idsOf(projects));
  const groups = await rowsOf(db, 'floor_groups', 'unit_id', idsOf(units));
  const floors = await rowsOf(db, 'floors', 'unit_id', idsOf(units));
  const options = await rowsOf(db, 'options', 'unit_id', idsOf(units));
  const modules = await rowsOf(db, 'modules', 'option_id', idsOf(options));
  const moduleFloors = await rowsOf(db, 'module_floors', 'module_id', idsOf(modules));
  const versions = await rowsOf(db, 'versions', 'module_id', idsOf(modules));
  return {
    projects,
    units,
    floor_groups: groups,
    floors,
    options,
    modules,
    module_floors: moduleFloors,
    versions,
  };
}

type Child = 'units' | 'floor_groups' | 'floors' | 'options' | 'modules' | 'module_floors' | 'versions';

async function rowsOf(
  db: Database,
  table: Child,
  parent: string,
  ids: string[],
): Promise<Record<string, unknown>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.ref(parent)} in (${sql.join(ids)})`.execute(db);
  return rows;
}

const idsOf = (rows: Record<string, unknown>[]) => rows.map((row) => String(row['id']));
