import { foundationTypes, type ModuleType } from '#domain/foundation/foundationType.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom, insertingInto, revising } from '../db/rowStatements.ts';
import type { Ids } from '../db/selectTogether.ts';
import { insertMany } from '../db/insertMany.ts';
import type { ModuleTable } from '../db/tables/towerTables.ts';
import type { WholeRow } from '../db/wholeRows.ts';
import { notFound } from '../errors.ts';
import type { ModulePath } from '../units/towerPath.ts';

/** The module of a path. @throws ApiError 404 when the option has no such module. */
export async function findModule(db: Database, { projectId, unitId, optionId, moduleId }: ModulePath) {
  return db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .innerJoin('units', 'units.id', 'options.unitId')
    .selectAll('modules')
    .where('modules.id', '=', moduleId)
    .where('options.id', '=', optionId)
    .where('units.id', '=', unitId)
    .where('units.projectId', '=', projectId)
    .executeTakeFirstOrThrow(notFound);
}

/** The modules of options with the inputs and results of their valid versions, in order of creation. */
export const listValidModules = (db: Database, optionIds: string[]) =>
  selectValidModules(db, optionIds).execute();

export const selectValidModules = (db: Database, optionIds: Ids) =>
  selectValid(db).where('modules.optionId', 'in', optionIds);

/** One of them. */
export const findValidModule = (db: Database, id: string) =>
  selectValid(db).where('modules.id', '=', id).executeTakeFirst();

const selectValid = (db: Database) =>
  db
    .selectFrom('modules')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .selectAll('modules')
    .select(['versions.id as versionId', 'versions.number as version', 'versions.name as versionName'])
    .select('versions.updatedAt as versionUpdatedAt')
    .select(['versions.data', 'versions.result', 'versions.factorSet'])
    .orderBy('modules.createdAt')
    .orderBy('modules.id');

export type ValidModule = Awaited<ReturnType<typeof listValidModules>>[number];

/** The modules of options as stored, in order of creation. */
export async function listStoredModules(
  db: Database,
  optionIds: string[],
): Promise<Selectable<ModuleTable>[]> {
  return db
    .selectFrom('modules')
    .selectAll()
    .where('optionId', 'in', optionIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** What the modules of an option are called. */
export async function listModuleNames(db: Database, optionId: string): Promise<string[]> {
  const rows = await db.selectFrom('modules').select('name').where('optionId', '=', optionId).execute();
  return rows.map(({ name }) => name);
}

/** The id of an option's foundation; undefined without one. */
export async function findFoundationId(db: Database, optionId: string): Promise<string | undefined> {
  const foundation = await db
    .selectFrom('modules')
    .select('id')
    .where('optionId', '=', optionId)
    .where('type', 'in', foundationTypes)
    .executeTakeFirst();
  return foundation?.id;
}

/** How many modules of a unit, in all its options, are outdated. */
export async function countOutdated(db: Database, unitId: string): Promise<number> {
  const { count } = await db
    .selectFrom('modules')
    .innerJoin('options', 'options.id', 'modules.optionId')
    .where('options.unitId', '=', unitId)
    .where('modules.outdated', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const insertModule = insertingInto('modules');

/** Updates a module with all that a person enters, and its number of versions where that rose; the revision rises. */
export const updateModule: (
  db: Database,
  id: string,
  change: WholeRow<ModuleTable, 'id' | 'optionId' | 'lastVersion'> & { lastVersion?: number },
) => Promise<void> = revising('modules');

/** The module takes on the technology of another valid version; the revision rises. */
export const updateModuleType: (db: Database, id: string, change: { type: ModuleType }) => Promise<void> =
  revising('modules');

/** Counts one more version, without changing the module's revision. */
export async function setLastVersion(db: Database, id: string, lastVersion: number): Promise<void> {
  await db.updateTable('modules').set({ lastVersion }).where('id', '=', id).execute();
}

export const deleteModule = deletingFrom('modules');

/** The floors modules cover, lowest first, by module id. */
export async function listCoveredFloors(db: Database, moduleIds: string[]): Promise<Map<string, string[]>> {
  if (moduleIds.length === 0) return new Map();
  return floorsByModule(await selectCoveredFloors(db, moduleIds).execute());
}

export const selectCoveredFloors = (db: Database, moduleIds: Ids) =>
  db
    .selectFrom('moduleFloors')
    .innerJoin('floors', 'floors.id', 'moduleFloors.floorId')
    .where('moduleFloors.moduleId', 'in', moduleIds)
    .select(['moduleFloors.moduleId', 'moduleFloors.floorId'])
    .orderBy('floors.index');

/** Ids of floors by module id, in the order of the rows. */
export function floorsByModule(rows: { moduleId: string; floorId: string }[]): Map<string, string[]> {
  const byModule = Map.groupBy(rows, (row) => row.moduleId);
  return new Map([...byModule].map(([id, list]) => [id, list.map((row) => row.floorId)]));
}

/** Makes a module cover exactly these floors. */
export async function coverFloors(
  db: Database,
  moduleId: string,
  floors: readonly { id: string }[],
): Promise<void> {
  await db.deleteFrom('moduleFloors').where('moduleId', '=', moduleId).execute();
  await insertMany(
    db,
    'moduleFloors',
    floors.map(({ id }) => ({ moduleId, floorId: id })),
  );
}

/** How many floors a module covers. */
export async function countFloors(db: Database, moduleId: string): Promise<number> {
  const { floors } = await db
    .selectFrom('moduleFloors')
    .where('moduleId', '=', moduleId)
    .select((eb) => eb.fn.countAll<number>().as('floors'))
    .executeTakeFirstOrThrow();
  return floors;
}
