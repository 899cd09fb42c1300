import type { ProjectCreate, ProjectUpdate } from '#domain/project/project.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { type Expression, expressionBuilder, type Selectable, sql, type SqlBool } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import { escapeLike } from '../db/escapeLike.ts';
import type { ProjectTable } from '../db/tables/accountTables.ts';
import type { Database, Tables } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import type { NewRow } from '../db/wholeRows.ts';
import { newId } from '../http/ids.ts';
import { containsWords } from '../db/containsWords.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import { hasChangedSince } from './changedProjectRepository.ts';
import type { ProjectListQuery } from './projectSchemas.ts';

export type ProjectRow = Selectable<ProjectTable>;

/** What a project is searched by: name and address. */
const searchedText = sql<string>`concat_ws(' ', projects.name, projects.city, projects.state,
  projects.neighborhood, projects.street, projects.number, projects.cep, replace(projects.cep, '-', ''))`;

/** The projects that match the query and the token. */
function wantedBy(
  query: ProjectListQuery,
  { id, tokenProjectId }: Pick<CurrentUser, 'id' | 'tokenProjectId'>,
): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'projects'>();
  const wanted: Expression<SqlBool>[] = containsWords(searchedText, query.search);
  if (tokenProjectId !== null) wanted.push(eb('projects.id', '=', tokenProjectId));
  if (query.organizationId !== undefined)
    wanted.push(eb('projects.organizationId', '=', query.organizationId));
  if (query.name && !query.search) wanted.push(eb('projects.name', 'ilike', `%${escapeLike(query.name)}%`));
  if (query.updatedSince !== undefined) wanted.push(hasChangedSince(query.updatedSince, id));
  if (query.phase !== undefined) wanted.push(eb('projects.phase', '=', query.phase));
  if (query.buildingType !== undefined) wanted.push(eb('projects.buildingType', '=', query.buildingType));
  if (query.state) wanted.push(eb('projects.state', '=', query.state.toUpperCase()));
  return wanted;
}

/**
 * One page of the projects a user may see, with the permission on each. Own and others' projects are read separately,
 * each only as far as the page needs; together, all would be read and sorted for every page.
 */
export async function listProjects(
  db: Database,
  user: Pick<CurrentUser, 'id' | 'tokenProjectId'>,
  query: ProjectListQuery,
): Promise<{ rows: (ProjectRow & { permission: Permission })[]; total: number }> {
  const { id } = user;
  const wanted = wantedBy(query, user);
  const owned = db
    .selectFrom('projects')
    .where('projects.userId', '=', id)
    .where((eb) => eb.and(wanted));
  const shared = db
    .selectFrom('projects')
    .innerJoin('sharedProjects as granted', 'granted.projectId', 'projects.id')
    .where('granted.userId', '=', id)
    .where((eb) => eb.and(wanted));
  const count = sql<number>`count(*)`.as('count');
  const { total } = await db
    .selectNoFrom(sql<number>`(${owned.select(count)}) + (${shared.select(count)})`.as('total'))
    .executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const ownRows = owned
    .selectAll('projects')
    .select(sql<Permission>`'project:owner'`.as('permission'))
    .orderBy(`projects.${column}`, direction)
    .orderBy('projects.id')
    .limit(offset + limit);
  const sharedRows = shared
    .selectAll('projects')
    .select('granted.permission')
    .orderBy(`projects.${column}`, direction)
    .orderBy('projects.id')
    .limit(offset + limit);
  const rows = await db
    .selectFrom(ownRows.as('page'))
    .selectAll()
    .unionAll(db.selectFrom(sharedRows.as('page')).selectAll())
    .orderBy(column, direction)
    // A fixed order for rows with equal keys.
    .orderBy('id')
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

/** @throws a unique violation of `projects_owner_name` when the owner, or the office, has a project of that name, in any case. */
export async function insertProject(
  db: Database,
  whose: { userId: number; organizationId?: string; importId?: string | null },
  project: ProjectCreate,
): Promise<ProjectRow> {
  return db
    .insertInto('projects')
    .values({ id: newId(), ...whose, ...projectColumns(project) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Updates the given fields; null clears one. @throws as insertProject. */
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

/**
 * Changes the owner, and ends the former one's consent to the benchmark; under `name` where given, and in or out of an
 * office where `organizationId` is given.
 * @throws as insertProject.
 */
export async function setOwner(
  db: Database,
  id: string,
  owner: { userId: number; name?: string; organizationId?: string | null },
): Promise<void> {
  await db
    .updateTable('projects')
    // Undoing an import deletes only projects still owned by the importer.
    .set({ ...owner, importId: null, benchmarkConsent: false, pricesForReaders: false })
    .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', '=', id)
    .execute();
}

/** The projects somebody owns personally, not in an office. */
const selectPersonal = (db: Database, userId: number) =>
  db.selectFrom('projects').where('userId', '=', userId).where('organizationId', 'is', null);

/** The same, locked until the transaction ends. */
export const lockProjectsOf = (db: Database, userId: number) =>
  selectPersonal(db, userId).select(['id', 'name']).forUpdate().execute();

/** Their names. */
export async function listProjectNames(db: Database, userId: number): Promise<string[]> {
  return (await selectPersonal(db, userId).select('name').execute()).map(({ name }) => name);
}

export const listProjectsOfOrganization = (db: Database, organizationId: string) =>
  db
    .selectFrom('projects')
    .select(['id', 'name', 'userId'])
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .execute();

/** The addresses of the pictures that projects show. */
export async function listShownImages(db: Database): Promise<(string | null)[]> {
  const shown = db.selectFrom('projects').select('imageUrl').where('imageUrl', 'is not', null).distinct();
  return (await shown.execute()).map(({ imageUrl }) => imageUrl);
}

export const deleteProject = deletingFrom('projects');

function projectColumns(project: ProjectCreate): Omit<NewRow<ProjectTable>, 'id' | 'userId' | 'importId'> {
  const { name, state, city, phase } = project;
  return {
    name,
    state,
    city,
    phase,
    postalCode: project.postalCode ?? null,
    neighborhood: project.neighborhood ?? null,
    street: project.street ?? null,
    number: project.number ?? null,
    buildingType: project.buildingType ?? null,
    description: project.description ?? null,
    imageUrl: project.imageUrl ?? null,
  };
}
