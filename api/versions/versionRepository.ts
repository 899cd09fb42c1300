import { technologies } from '#domain/structures/technology/technology.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom, revising } from '../db/rowStatements.ts';
import type { VersionTable } from '../db/tables/towerTables.ts';
import type { NewRow, WholeRow } from '../db/wholeRows.ts';
import { notFound } from '../errors.ts';
import { containsWords } from '../db/containsWords.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import { gainedSince } from '../projects/changedProjectRepository.ts';
import type { VersionPath } from '../units/towerPath.ts';
import { type Structure, structureColumns } from './structure.ts';
import type { VersionsQuery } from './versionSchemas.ts';

/** The version of a path. @throws ApiError 404 when the module has no such version. */
export async function findVersion(db: Database, path: VersionPath) {
  return db
    .selectFrom('versions')
    .innerJoin('modules', 'modules.id', 'versions.moduleId')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('units', 'units.id', 'options.unitId')
    .selectAll('versions')
    .where('versions.id', '=', path.versionId)
    .where('modules.id', '=', path.moduleId)
    .where('options.id', '=', path.optionId)
    .where('units.id', '=', path.unitId)
    .where('units.projectId', '=', path.projectId)
    .executeTakeFirstOrThrow(notFound);
}

/** The versions of a module, newest first. */
export async function listVersions(db: Database, moduleId: string): Promise<Selectable<VersionTable>[]> {
  return db
    .selectFrom('versions')
    .selectAll()
    .where('moduleId', '=', moduleId)
    .orderBy('number', 'desc')
    .execute();
}

/** A change of a module's floors counts as a change of its versions, because their totals change. */
const changedAt = sql<string>`greatest(versions.updated_at, modules.updated_at)`;

/**
 * A page of the versions of structures in a user's projects, or in the one project of the token. All versions of a
 * project that became visible to the user count as changed then.
 */
export async function listOwnVersions(
  db: Database,
  { id, tokenProjectId }: { id: number; tokenProjectId: string | null },
  query: VersionsQuery,
) {
  let rows = db
    .selectFrom('versions')
    .innerJoin('modules', 'modules.id', 'versions.moduleId')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('units', 'units.id', 'options.unitId')
    .innerJoin('projectPermissions as mine', 'mine.projectId', 'units.projectId')
    .where('mine.userId', '=', id)
    .where('versions.type', 'in', technologies);
  if (tokenProjectId !== null) rows = rows.where('units.projectId', '=', tokenProjectId);
  for (const condition of containsWords(sql<string>`versions.name`, query.search))
    rows = rows.where(condition);
  const since = query.updatedSince;
  if (since !== undefined)
    rows = rows.where((eb) =>
      eb.or([
        eb(changedAt, '>=', sql<string>`${new Date(since).toISOString()}::timestamptz`),
        eb('units.projectId', 'in', gainedSince(since, id)),
      ]),
    );
  const { total } = await rows.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const versions = await rows
    .selectAll('versions')
    .select(['units.projectId', 'options.unitId', 'modules.optionId', changedAt.as('changedAt')])
    .select((eb) =>
      eb
        .selectFrom('moduleFloors')
        .whereRef('moduleFloors.moduleId', '=', 'modules.id')
        .select((all) => all.fn.countAll<number>().as('count'))
        .as('floors'),
    )
    .orderBy(column === 'updatedAt' ? changedAt : `versions.${column}`, direction)
    .orderBy('versions.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { versions, total };
}

export async function findValidVersion(db: Database, moduleId: string) {
  return db
    .selectFrom('versions')
    .select(['id', 'type', 'data'])
    .where('moduleId', '=', moduleId)
    .where('isValid', '=', true)
    .executeTakeFirstOrThrow();
}

/** Whether a module has a version but this one. */
export async function hasOther(db: Database, { id, moduleId }: { id: string; moduleId: string }) {
  const other = await db
    .selectFrom('versions')
    .select('id')
    .where('moduleId', '=', moduleId)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

type StructureColumn = keyof ReturnType<typeof structureColumns>;
type NewVersion = Omit<NewRow<VersionTable>, StructureColumn>;

export async function insertVersion(db: Database, version: NewVersion, structure: Structure): Promise<void> {
  await db
    .insertInto('versions')
    .values({ ...version, ...structureColumns(structure) })
    .execute();
}

/** Updates a version with all that a person enters beside the quantities; the revision rises. */
export const updateVersion: (
  db: Database,
  id: string,
  change: WholeRow<VersionTable, 'id' | 'moduleId' | 'number' | 'userId' | StructureColumn>,
) => Promise<void> = revising('versions');

/** Replaces the quantities of a version; the revision rises. */
export const updateQuantities: (
  db: Database,
  id: string,
  change: ReturnType<typeof structureColumns>,
) => Promise<void> = revising('versions');

/** Leaves a module without a valid version, before it gets another one. */
export async function clearValid(db: Database, moduleId: string): Promise<void> {
  await db
    .updateTable('versions')
    .set({ isValid: false })
    .where('moduleId', '=', moduleId)
    .where('isValid', '=', true)
    .execute();
}

export const deleteVersion = deletingFrom('versions');
