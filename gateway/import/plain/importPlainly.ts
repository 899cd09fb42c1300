import { type Language, resolveLanguage } from '#domain/texts/messages.ts';
import { issueText, messageText } from '#domain/texts/messageText.ts';
import { refusedInput, userErrorsOf } from '../../errors/userErrors.ts';
import { RestError } from '../../rest/restErrors.ts';
import type { RestOperation } from '../../rest/restOperation.ts';
import { isXlsx, type Sheet } from '../importApi.ts';
import { type PlainProject, planProjects } from './planProjects.ts';
import { readPlainSheet, type SheetFault } from './plainSheet.ts';
import { makeProject } from './makeProject.ts';

/**
 * An import on a service that checks nothing: the sheet is checked here, and the projects without a fault are made by
 * single calls.
 * @throws RefusedInput for a workbook, which is not read here; RestError as makeProjects.
 */
export async function importPlainly(rest: RestOperation, { fileName, bytes }: Sheet, dryRun: boolean) {
  if (isXlsx(fileName)) throw refusedInput('VALIDATION_FAILED', 'import.file.csv', ['fileName']);
  const sheet = readPlainSheet(bytes);
  const projects = planProjects(sheet.rows);
  const faultless = projects.filter(({ faults }) => faults.length === 0);
  const language = resolveLanguage(rest.caller.language);
  const made = await makeProjects(rest, dryRun ? [] : faultless, language);
  const checked = [...sheet.faults, ...projects.flatMap((project) => project.faults)].map((fault) => ({
    ...fault,
    message: issueText(fault.message, language),
  }));
  const faults = Map.groupBy([...checked, ...made.refusals], ({ row }) => row);
  const errorsOf = (row: number) =>
    (faults.get(row) ?? []).map(({ column, message }) => ({ column, message }));
  const header =
    sheet.faults.length === 0 ? [] : [{ row: 1, projectId: undefined, errors: errorsOf(1), notes: [] }];
  return {
    importId: undefined,
    preview: dryRun ? projects.map(previewOf) : undefined,
    rows: [
      ...header,
      ...sheet.rows.map(({ row, cells }) => ({
        row,
        projectId: made.ids.get(cells['project_name'] ?? ''),
        errors: errorsOf(row),
        notes: [],
      })),
    ],
  };
}

/** What came of a sheet's projects: ids by name, and what is said of others in their first row, as text. */
type Made = { ids: ReadonlyMap<string, string>; refusals: readonly SheetFault[] };

/**
 * Makes projects one after another. One that the service refuses is left as far as it got; after a failure of the
 * service none is tried any more.
 * @throws RestError as makeProject, for a failure before anything is made.
 */
async function makeProjects(
  rest: RestOperation,
  projects: readonly PlainProject[],
  language: Language,
): Promise<Made> {
  const ids = new Map<string, string>();
  const refusals: SheetFault[] = [];
  const refuse = ({ rows }: PlainProject, message: string) =>
    refusals.push({ row: rows[0]?.row ?? 1, column: 'project_name', message });
  let hasFailed = false;
  for (const project of projects) {
    try {
      if (!hasFailed) await makeProject(rest, project, (id) => ids.set(project.name, id));
    } catch (error) {
      const reasons = userErrorsOf(error);
      if (reasons === undefined && (ids.size === 0 || !(error instanceof RestError))) throw error;
      for (const { message, key } of reasons ?? [])
        refuse(project, message ?? issueText(key ?? '', language));
      hasFailed = reasons === undefined;
    }
    if (!hasFailed) continue;
    ids.delete(project.name);
    refuse(project, messageText('import.project.failed', language));
  }
  return { ids, refusals };
}

/** The service itself names the option of an imported structure. */
const previewOf = ({ name, units, faults }: PlainProject) => ({
  name,
  isFaulty: faults.length > 0,
  units: units.map(({ name: unit, floors, area }) => ({ name: unit, floors, area, options: [] })),
});
