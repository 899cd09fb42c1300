import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import type { FirstEntry } from '../db/tables/decidingTables.ts';
import { found } from '../errors.ts';
import { findProject } from '../projects/projectRepository.ts';
import { listOtherProjects, type OtherProject } from './organizationRepository.ts';
import { maxShared } from './sharedSchemas.ts';

export type Reader = Pick<CurrentUser, 'id' | 'tokenReadOnly' | 'tokenProjectId'>;
type Entered = { userName: string; createdAt: string; origin: FirstEntry | null };

/**
 * Rows of an office's other projects that the reader may see, each with its project and first entry; none for a token
 * for one project.
 * @param list reads the rows of projects, by their ids. @throws ApiError 404 without the project.
 */
export async function sharedRows<Row extends Entered>(
  db: Database,
  projectId: string,
  reader: Reader,
  list: (projects: OtherProject[]) => Promise<Map<string, Row[]>>,
): Promise<(Row & { projectId: string; firstEntry: FirstEntry })[]> {
  const project = found(await findProject(db, projectId));
  const { organizationId } = project;
  if (organizationId === null || reader.tokenProjectId !== null) return [];
  const beside = await listOtherProjects(db, { projectId, organizationId }, reader.id);
  const rows = await list(beside);
  return beside.flatMap(({ id, name: projectName }) =>
    (rows.get(id) ?? []).map((row) => {
      const { userName, createdAt } = row;
      return { ...row, projectId: id, firstEntry: row.origin ?? { projectName, userName, createdAt } };
    }),
  );
}

/** Only the newest row of each thing, at most 500 in total; a first entry takes precedence over its copies. */
export function newestOfEach<Row extends { origin: object | null; firstEntry: FirstEntry }>(
  rows: readonly Row[],
  about: (row: Row) => string,
  day: (row: Row) => string = () => '',
): Row[] {
  const isCopy = ({ origin }: Row) => Number(origin !== null);
  const newestFirst = rows.toSorted(
    (a, b) =>
      day(b).localeCompare(day(a)) ||
      b.firstEntry.createdAt.localeCompare(a.firstEntry.createdAt) ||
      isCopy(a) - isCopy(b),
  );
  const first = new Map<string, Row>();
  for (const row of newestFirst) if (!first.has(about(row))) first.set(about(row), row);
  return [...first.values()].slice(0, maxShared);
}
