import { parse } from 'csv-parse/sync';
import { newestProjects, readProject } from '../project/projectApi.ts';
import { badReply, outcomeUnknown, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { isDoubted } from '../upstream/confirmed.ts';
import { isOpen } from '../upstream/isOpen.ts';
import { sendSheet, type Sheet } from './importApi.ts';

type Imported = Awaited<ReturnType<typeof sendSheet>>;

/**
 * Sends a sheet, and makes sure that its projects are there. Where no answer came or the service failed, they are
 * looked for among those that were not there before: all projects that the sheet names, or it failed.
 *
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it told success and a project is not there;
 * OUTCOME_UNKNOWN where it failed and the list can't be read.
 */
export async function sendSheetSurely(rest: RestOperation, sheet: Sheet, dryRun: boolean): Promise<Imported> {
  if (!isDoubted(rest) || dryRun) return sendSheet(rest, sheet, dryRun);
  const before = await newestProjects(rest).catch(() => undefined);
  let imported: Imported;
  try {
    imported = await sendSheet(rest, sheet, dryRun);
  } catch (failure) {
    if (!isOpen(failure)) throw failure;
    const unknown = () => outcomeUnknown('the sheet was imported', failure);
    if (before === undefined) throw unknown();
    const old = new Set(before.map(({ id }) => id));
    const after = await newestProjects(rest).catch(() => {
      throw unknown();
    });
    const made = after.filter(({ id }) => !old.has(id));
    const names = namesIn(sheet);
    if (names.size === 0 || [...names].some((name) => !made.some((row) => row.name === name))) throw failure;
    const rows = made.filter(({ name }) => names.has(name));
    return {
      import_id: undefined,
      preview: undefined,
      rows: rows.map(({ id }, at) => ({ row: at + 1, project_id: id, errors: [] })),
    };
  }
  await Promise.all(
    imported.rows.map(({ project_id: id }) => (id == null ? undefined : expectProject(rest, id))),
  );
  return imported;
}

/** What the rows of a sheet in the service's own layout call their projects; none where it has another. */
function namesIn({ bytes }: Sheet): Set<string> {
  try {
    const rows = parse(Buffer.from(bytes), {
      columns: true,
      bom: true,
      relax_column_count: true,
      trim: true,
    });
    return new Set(rows.flatMap((row) => (row as { project_name?: string }).project_name ?? []));
  } catch {
    return new Set();
  }
}

/** @throws RestError UPSTREAM_BAD_REPLY where a project that was told to be made is not there. */
async function expectProject(rest: RestOperation, id: string): Promise<void> {
  await readProject(rest, id).catch((error: unknown) => {
    // It says 403 of a project that nobody has.
    if (error instanceof RestError && (error.status === 404 || error.status === 403))
      throw badReply('The service said that a project was imported, and it is not there');
  });
}
