import type { ProjectCreate, ProjectUpdate } from '#domain/project.ts';
import type { Permission } from '#domain/permissions.ts';
import { type Selectable, sql } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import { escapeLike } from '../db/escapeLike.ts';
import type { ProjectTable } from '../db/accountTables.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { holdsWords } from '../http/listFilter.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import type { ProjectListQuery } from './projectSchemas.ts';

export type ProjectRow = Selectable<ProjectTable>;

/** What a project is searched by: name and address. */
const searchedText = sql<string>`concat_ws(' ', projects.name, projects.city, projects.state,
  projects.neighborhood, projects.street, projects.number, projects.cep, replace(projects.cep, '-', ''))`;

/** The project itself, or anything in it. */
const changedSince = (instant: string) => {
  const since = sql`${new Date(instant).toISOString()}::timestamptz`;
  return sql<boolean>`(projects.updated_at >= ${since} or exists (
    select from activity where activity.project_id = projects.id and activity.created_at >= ${since}))`;
};

/** One page of the projects a user may see, with the permission held on each. */
export async function listProjects(
  db: Database,
  { id, tokenProjectId }: Pick<CurrentUser, 'id' | 'tokenProjectId'>,
  query: ProjectListQuery,
): Promise<{ rows: (ProjectRow & { permission: Permission })[]; total: number }> {
  let matching = db
    .selectFrom('projects')
    .innerJoin('projectPermissions as held', 'held.projectId', 'projects.id')
    .where('held.userId', '=', id);
  if (tokenProjectId !== null) matching = matching.where('projects.id', '=', tokenProjectId);
  if (query.name && !query.search)
    matching = matching.where('projects.name', 'ilike', `%${escapeLike(query.name)}%`);
  for (const holdsWord of holdsWords(searchedText, query.search)) matching = matching.where(holdsWord);
  if (query.updatedSince !== undefined) matching = matching.where(changedSince(query.updatedSince));
  if (query.phase !== undefined) matching = matching.where('projects.phase', '=', query.phase);
  if (query.buildingType !== undefined)
    matching = matching.where('projects.buildingType', '=', query.buildingType);
  if (query.state) matching = matching.where('projects.state', '=', query.state.toUpperCase());
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const rows = await matching
    .selectAll('projects')
    .select('held.permission')
    .orderBy(`projects.${column}`, direction)
    // Rows that compare equal keep one order over all pages.
    .orderBy('projects.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total };
}

export async function findProject(db: Database, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The project's row, locked against other changes until the transaction ends. */
export async function lockProject(db: Database, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** @throws a unique violation of `projects_owner_name` when the owner has a project of that name, in any case. */
export async function insertProject(
  db: Database,
  userId: number,
  project: ProjectCreate,
  importId: string | null = null,
): Promise<ProjectRow> {
  return db
    .insertInto('projects')
    .values({ id: newId(), userId, importId, ...projectColumns(project) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Saves the given fields; null clears one. @throws as insertProject. */
export async function updateProject(db: Database, id: string, change: ProjectUpdate): Promise<ProjectRow> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return db
    .updateTable('projects')
    .set(given)
    .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteProject(db: Database, id: string): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute();
}

function projectColumns(project: ProjectCreate) {
  const { name, state, city, phase } = project;
  return {
    name,
    state,
    city,
    phase,
    cep: project.cep ?? null,
    neighborhood: project.neighborhood ?? null,
    street: project.street ?? null,
    number: project.number ?? null,
    buildingType: project.buildingType ?? null,
    description: project.description ?? null,
    imageUrl: project.imageUrl ?? null,
  };
}
