import type { InsertObject } from 'kysely';
import type { Database, Tables } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';

/** Rows of a tower as they are stored, to be copied, and the copies of them. */

const inserting =
  <Table extends keyof Tables>(table: Table) =>
  (trx: Database, rows: InsertObject<Tables, Table>[]) =>
    insertMany(trx, table, rows);

export const insertUnits = inserting('units');
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

/** Which module covers which floor. */
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
