import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The ids of the projects of a person alone, or of an office, in order. */
export async function listExportedProjects(
  db: Database,
  whose: { userId: number } | { organizationId: string },
): Promise<string[]> {
  const all = db.selectFrom('projects').select('id');
  const own =
    'organizationId' in whose
      ? all.where('organizationId', '=', whose.organizationId)
      : all.where('userId', '=', whose.userId).where('organizationId', 'is', null);
  return (await own.orderBy('id').execute()).map(({ id }) => id);
}

const [project, any] = ['project_id = ', '= any(array('];
const units = `unit_id ${any}select id from units where ${project}`;
const options = `option_id ${any}select id from options where ${units}`;
const modules = `module_id ${any}select id from modules where ${options}`;

/**
 * The tables of a project, and the condition for their rows: the text before the project's id. With arrays, so that
 * indexes are used; semi-joins are planned as scans of whole tables, once per project.
 */
const places = {
  projects: 'id = ',
  pictures: '',
  units: project,
  floorGroups: units,
  floors: units,
  options: units,
  modules: options,
  moduleFloors: modules,
  versions: modules,
  unfinishedSheets: options,
  takeoffProposals: options,
  declarations: project,
  prices: project,
  overrides: units,
  decisions: units,
  decisionStandings: `decision_id ${any}select id from decisions where ${units}`,
  phaseChanges: project,
  projectMembers: project,
  activity: project,
};

type ExportedTable = keyof typeof places;

/** Everything in a project; rows refer to one another by id. */
export const exportedTables = Object.keys(places) as ExportedTable[];

/** The rows of one table that belong to one project. */
export async function listRowsOfProject(
  db: Database,
  table: ExportedTable,
  projectId: string,
): Promise<Record<string, unknown>[]> {
  if (table === 'pictures') return listPictures(db, projectId);
  const place = places[table];
  const isOfProject = sql`${sql.raw(place)}${projectId}${sql.raw(')'.repeat(place.split('(').length - 1))}`;
  // Decisions without the secrets of their links.
  const columns = sql.raw(table === 'decisions' ? 'id, unit_id, number, record, created_at' : '*');
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} from ${sql.table(table)} where ${isOfProject}`.execute(db);
  return rows;
}

/** The picture that a project shows, whoever uploaded it, without the upload's secret. */
async function listPictures(db: Database, projectId: string): Promise<Record<string, unknown>[]> {
  const shown = await db
    .selectFrom('projects')
    .select('imageUrl')
    .where('id', '=', projectId)
    .executeTakeFirst();
  const key = /([0-9a-f]{32})\.webp$/.exec(shown?.imageUrl ?? '')?.[1];
  if (key === undefined) return [];
  return db
    .selectFrom('uploads')
    .select(['key', 'contentType', 'size', 'userId', 'createdAt'])
    .where('key', '=', key)
    .execute();
}
