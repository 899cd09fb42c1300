import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The projects of a person alone, or of an office, with everything in them, table by table: rows refer to one another by id. */
export async function listProjectTables(
  db: Database,
  whose: { userId: number } | { organizationId: string },
): Promise<Record<string, object[]>> {
  const all = db.selectFrom('projects').selectAll();
  const own =
    'organizationId' in whose
      ? all.where('organizationId', '=', whose.organizationId)
      : all.where('userId', '=', whose.userId).where('organizationId', 'is', null);
  const projects = await own.orderBy('id').execute();
  const units = await rowsOf(db, 'units', 'projectId', idsOf(projects));
  const floorGroups = await rowsOf(db, 'floorGroups', 'unitId', idsOf(units));
  const floors = await rowsOf(db, 'floors', 'unitId', idsOf(units));
  const options = await rowsOf(db, 'options', 'unitId', idsOf(units));
  const modules = await rowsOf(db, 'modules', 'optionId', idsOf(options));
  const moduleFloors = await rowsOf(db, 'moduleFloors', 'moduleId', idsOf(modules));
  const versions = await rowsOf(db, 'versions', 'moduleId', idsOf(modules));
  const declarations = await rowsOf(db, 'declarations', 'projectId', idsOf(projects));
  const prices = await rowsOf(db, 'prices', 'projectId', idsOf(projects));
  const overrides = await rowsOf(db, 'overrides', 'unitId', idsOf(units));
  const pictures = await listPictures(db, projects);
  // Without the secrets of their links.
  const decisions =
    units.length === 0
      ? []
      : await db
          .selectFrom('decisions')
          .select(['id', 'unitId', 'number', 'record', 'createdAt'])
          .where('unitId', 'in', idsOf(units))
          .execute();
  const structure = { units, floorGroups, floors, options, modules, moduleFloors, versions };
  return { projects, pictures, ...structure, declarations, prices, overrides, decisions };
}

type Child =
  | 'units'
  | 'floorGroups'
  | 'floors'
  | 'options'
  | 'modules'
  | 'moduleFloors'
  | 'versions'
  | 'declarations'
  | 'prices'
  | 'overrides';

/** The pictures that projects show, whoever uploaded them, without what an upload is made with. */
async function listPictures(db: Database, projects: { imageUrl: string | null }[]): Promise<object[]> {
  const keys = projects.flatMap(({ imageUrl }) => /([0-9a-f]{32})\.webp$/.exec(imageUrl ?? '')?.[1] ?? []);
  if (keys.length === 0) return [];
  return db
    .selectFrom('uploads')
    .select(['key', 'contentType', 'size', 'userId', 'createdAt'])
    .where('key', 'in', keys)
    .execute();
}

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
