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
  const ofProjects = (table: Child) => rowsOf(db, table, 'projectId', idsOf(projects));
  const units = await ofProjects('units');
  const ofUnits = (table: Child) => rowsOf(db, table, 'unitId', idsOf(units));
  const options = await ofUnits('options');
  const ofOptions = (table: Child) => rowsOf(db, table, 'optionId', idsOf(options));
  const modules = await ofOptions('modules');
  const decisions = await listDecisions(db, idsOf(units));
  return {
    projects,
    pictures: await listPictures(db, projects),
    units,
    floorGroups: await ofUnits('floorGroups'),
    floors: await ofUnits('floors'),
    options,
    modules,
    moduleFloors: await rowsOf(db, 'moduleFloors', 'moduleId', idsOf(modules)),
    versions: await rowsOf(db, 'versions', 'moduleId', idsOf(modules)),
    unfinishedSheets: await ofOptions('unfinishedSheets'),
    takeoffProposals: await ofOptions('takeoffProposals'),
    declarations: await ofProjects('declarations'),
    prices: await ofProjects('prices'),
    overrides: await ofUnits('overrides'),
    decisions,
    decisionStandings: await rowsOf(db, 'decisionStandings', 'decisionId', idsOf(decisions)),
    phaseChanges: await ofProjects('phaseChanges'),
    projectMembers: await ofProjects('projectMembers'),
    activity: await ofProjects('activity'),
  };
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
  | 'overrides'
  | 'unfinishedSheets'
  | 'takeoffProposals'
  | 'decisionStandings'
  | 'phaseChanges'
  | 'projectMembers'
  | 'activity';

/** Without the secrets of their links. */
async function listDecisions(db: Database, unitIds: string[]) {
  if (unitIds.length === 0) return [];
  return db
    .selectFrom('decisions')
    .select(['id', 'unitId', 'number', 'record', 'createdAt'])
    .where('unitId', 'in', unitIds)
    .execute();
}

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
