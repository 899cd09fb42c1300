import type { InsertObject } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import type { WholeRow } from '../db/wholeRows.ts';

/** Rows of a tower as they are stored, to be copied, and the copies of them. */

// A copy names every column, so that a new one is not forgotten here. The tower's version starts afresh too.
const inserting =
  <Table extends keyof Tables, Left extends keyof Tables[Table] = never>(table: Table) =>
  (trx: Database, rows: WholeRow<Tables[Table], Left>[]) =>
    insertMany(trx, table, rows as InsertObject<Tables, Table>[]);

export const insertUnits = inserting<'units', 'towerVersion' | 'towerUpdatedAt'>('units');
export const insertGroups = inserting('floorGroups');
export const insertFloors = inserting('floors');
export const insertOptions = inserting('options');
export const insertModules = inserting('modules');
export const insertCoverage = inserting('moduleFloors');
export const insertVersions = inserting('versions');

export const listStoredGroups = (db: Database, unitIds: string[]) =>
  db.selectFrom('floorGroups').selectAll().where('unitId', 'in', unitIds).execute();

export const listStoredFloors = (db: Database, unitIds: string[]) =>
  db.selectFrom('floors').selectAll().where('unitId', 'in', unitIds).execute();

/** The floors that modules cover. */
export const listCoverage = (db: Database, moduleIds: string[]) =>
  db.selectFrom('moduleFloors').selectAll().where('moduleId', 'in', moduleIds).execute();

export const listStoredVersions = (db: Database, moduleIds: string[]) =>
  db
    .selectFrom('versions')
    .select(['moduleId', 'number', 'name', 'description', 'type', 'isValid'])
    .select(['data', 'result', 'factorSet'])
    .where('moduleId', 'in', moduleIds)
    .orderBy('id')
    .execute();
