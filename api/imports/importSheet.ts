import { encodeMessage } from '#domain/texts/messages.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError } from '../errors.ts';
import { listProjectNames } from '../projects/projectRepository.ts';
import { keyOf } from './agreed.ts';
import { deleteImport, insertImport, saveReport } from './importRepository.ts';
import { makeProject } from './makeProject.ts';
import { planImport, type PlannedProject } from './planImport.ts';
import type { Table } from './sheet/table.ts';
import { type Fault, type ReadSheet, sheetRows } from './sheetRows.ts';

/** The result of a sheet: its import if anything was made, and per row the project, the faults and the notes. */
export type ImportResult = {
  importId?: string;
  rows: { row: number; projectId?: string; faults: Fault[]; notes: Fault[] }[];
  made: number;
  planned: PlannedProject[];
  /** How the sheet writes its columns. */
  written: ReadonlyMap<string, string>;
};

/** Checks a sheet against all rules, including the user's existing projects, and creates nothing. */
export async function checkSheet(
  db: Database,
  user: CurrentUser,
  table: Table,
): Promise<ReadSheet & { projects: PlannedProject[] }> {
  const { rows, faults, written } = sheetRows(table);
  const projects = planImport(rows);
  const taken = new Set((await listProjectNames(db, user.id)).map(keyOf));
  for (const project of projects) {
    if (taken.has(keyOf(project.name))) project.faults.push(nameTaken(project));
    project.faults.push(...faults.filter(({ row }) => project.rows.includes(row)));
  }
  return { rows, faults, written, projects };
}

/**
 * Creates the projects of a sheet without a fault; the others are left out and reported. It is one transaction, so any
 * failure, even a killed process, leaves nothing behind.
 */
export const importSheet = (db: Database, user: CurrentUser, table: Table, fileName: string) =>
  withTransaction(db, (trx) => importWithin(trx, user, table, fileName));

async function importWithin(
  db: Database,
  user: CurrentUser,
  table: Table,
  fileName: string,
): Promise<ImportResult> {
  const checked = await checkSheet(db, user, table);
  const sound = checked.projects.filter(({ faults }) => faults.length === 0);
  if (sound.length === 0) return resultOf(checked, new Map());
  const importId = await insertImport(db, user.id, fileName);
  const made = new Map<PlannedProject, string>();
  for (const project of sound) {
    const id = await makeProject(db, user, project, importId).catch((error: unknown) => {
      if (!(error instanceof FieldError)) throw error;
      // Somebody else took the name meanwhile.
      project.faults.push(nameTaken(project));
      return undefined;
    });
    if (id !== undefined) made.set(project, id);
  }
  const result = resultOf(checked, made);
  if (made.size === 0) await deleteImport(db, importId);
  else await saveReport(db, importId, { projects: [...made.values()], rows: result.rows.length });
  return made.size === 0 ? result : { ...result, importId };
}

/** The result of a check, or of an import that created these. */
export function resultOf(
  { rows, faults, written, projects }: Awaited<ReturnType<typeof checkSheet>>,
  made: ReadonlyMap<PlannedProject, string>,
): ImportResult {
  const faultsByRow = Map.groupBy(
    projects.flatMap((project) => project.faults),
    ({ row }) => row,
  );
  const notesByRow = Map.groupBy(
    projects.flatMap((project) => project.notes),
    ({ row }) => row,
  );
  const ids = new Map<number, string>();
  for (const [project, id] of made) for (const row of project.rows) ids.set(row, id);
  // With a faulty header no row was read, and row 1 says why.
  const header = faults.filter(({ row }) => row === 1);
  const headerRow = header.length === 0 ? [] : [{ row: 1, faults: header, notes: [] }];
  const others = rows.map(({ row }) => {
    const projectId = ids.get(row);
    const remarks = { faults: faultsByRow.get(row) ?? [], notes: notesByRow.get(row) ?? [] };
    return { row, ...(projectId === undefined ? {} : { projectId }), ...remarks };
  });
  return { rows: [...headerRow, ...others], made: made.size, planned: projects, written };
}

const nameTaken = ({ rows }: PlannedProject): Fault => ({
  row: rows[0] ?? 1,
  column: 'project_name',
  message: encodeMessage('project.name.taken'),
});
