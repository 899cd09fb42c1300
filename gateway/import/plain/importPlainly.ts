import { resolveLanguage } from '#domain/texts/messages.ts';
import { issueText } from '#domain/texts/messageText.ts';
import { refusedInput } from '../../errors/userErrors.ts';
import type { RestOperation } from '../../rest/restOperation.ts';
import { isXlsx, type Sheet } from '../importApi.ts';
import { type PlainProject, planProjects } from './planProjects.ts';
import { readPlainSheet } from './plainSheet.ts';
import { makeProject } from './makeProject.ts';

/**
 * An import on a service that checks nothing: the sheet is checked here, and the projects without a fault are made by
 * single calls.
 * @throws RefusedInput for a workbook, which is not read here; RestError as makeProject.
 */
export async function importPlainly(rest: RestOperation, { fileName, bytes }: Sheet, dryRun: boolean) {
  if (isXlsx(fileName)) throw refusedInput('VALIDATION_FAILED', 'import.file.csv', ['fileName']);
  const sheet = readPlainSheet(bytes);
  const projects = planProjects(sheet.rows);
  const sound = projects.filter(({ faults }) => faults.length === 0);
  const made = new Map<string, string>();
  if (!dryRun) for (const project of sound) made.set(project.name, await makeProject(rest, project));
  const language = resolveLanguage(rest.caller.language);
  const faults = Map.groupBy(
    [...sheet.faults, ...projects.flatMap((project) => project.faults)],
    ({ row }) => row,
  );
  const errorsOf = (row: number) =>
    (faults.get(row) ?? []).map(({ column, message }) => ({ column, message: issueText(message, language) }));
  const header =
    sheet.faults.length === 0 ? [] : [{ row: 1, projectId: undefined, errors: errorsOf(1), notes: [] }];
  return {
    importId: undefined,
    preview: dryRun ? projects.map(previewOf) : undefined,
    rows: [
      ...header,
      ...sheet.rows.map(({ row, cells }) => ({
        row,
        projectId: made.get(cells['project_name'] ?? ''),
        errors: errorsOf(row),
        notes: [],
      })),
    ],
  };
}

/** The service itself names the option of an imported structure. */
const previewOf = ({ name, units, faults }: PlainProject) => ({
  name,
  isFaulty: faults.length > 0,
  units: units.map(({ name: unit, floors, area }) => ({ name: unit, floors, area, options: [] })),
});
