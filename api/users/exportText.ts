import { withoutRoundingError } from '#domain/numbers.ts';
import { wireFields, wireName } from '#domain/wireNames.ts';
import type { Database } from '../db/database.ts';
import { exportedTables, listExportedProjects, listRowsOfProject } from './exportedProjectRepository.ts';

/** Rows in the names of /v1; the contents of columns stay as stored, but for rounding errors of figures. */
export const tablesOnWire = (tables: Record<string, object[]>) =>
  wireFields(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(wireFields)])));

const jsonOf = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'number' ? withoutRoundingError(each) : each));

/**
 * The text of `{…head, "projects": {projects: […], units: […], …}}`, piece by piece: at most one table of one project
 * is in memory.
 */
export async function* exportText(
  db: Database,
  head: Record<string, unknown>,
  whose: { userId: number } | { organizationId: string },
): AsyncGenerator<string> {
  yield `${jsonOf(head).slice(0, -1)},"projects":{`;
  const projects = await listExportedProjects(db, whose);
  for (const [index, table] of exportedTables.entries()) {
    yield `${index === 0 ? '' : ','}${JSON.stringify(wireName(table))}:[`;
    let comma = '';
    for (const id of projects) {
      const rows = await listRowsOfProject(db, table, id);
      if (rows.length === 0) continue;
      yield comma + rows.map((row) => jsonOf(wireFields(row))).join(',');
      comma = ',';
    }
    yield ']';
  }
  yield '}}';
}
