import { newestProjects, readProject } from '../../project/projectApi.ts';
import type { ProjectRow } from '../../project/projectWire.ts';
import { badReply, outcomeUnknown, RestError } from '../../rest/restErrors.ts';
import type { RestOperation } from '../../rest/restOperation.ts';
import { isOpen, isUnanswered } from '../../upstream/isOpen.ts';
import { keeps } from '../../upstream/keeps.ts';
import { sendSheet, type Sheet } from '../importApi.ts';
import type { PlainProject } from './planProjects.ts';

/**
 * Sends a sheet, and makes sure that its projects are there with their towers. Where no answer came or the service
 * failed, they are looked for among those that were not there before: all projects of the sheet, or it failed.
 *
 * @returns the projects' ids by name.
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it told success and a project is not there as it was
 * sent; OUTCOME_UNKNOWN where it failed and the list can't be read.
 */
export async function sendSheetSurely(
  rest: RestOperation,
  sheet: Sheet,
  projects: readonly PlainProject[],
): Promise<Map<string, string>> {
  const before = await newestProjects(rest).catch(() => undefined);
  let ids: string[];
  let failure: unknown;
  try {
    const { rows } = await sendSheet(rest, sheet, false);
    ids = rows.flatMap(({ projectId }) => projectId ?? []);
  } catch (error) {
    if (!isOpen(error)) throw error;
    failure = error;
    const unknown = () => outcomeUnknown('the sheet was imported', error);
    if (before === undefined) throw unknown();
    const after = await newestProjects(rest).catch(() => {
      throw unknown();
    });
    const old = new Set(before.map(({ id }) => id));
    ids = after.map(({ id }) => id).filter((id) => !old.has(id));
  }
  const found = (await Promise.all(ids.map((id) => existing(rest, id)))).filter((row) => row !== undefined);
  const made = new Map<string, string>();
  for (const project of projects) {
    const row = found.find((candidate) => holds(candidate, project));
    if (row === undefined)
      throw failure ?? badReply(`The service said that ${project.name} was imported, and it is not there so`);
    made.set(project.name, row.id);
  }
  return made;
}

const holds = ({ name, units }: ProjectRow, project: PlainProject) =>
  keeps(
    { name: project.name, units: project.units.map(({ name: unit, area }) => ({ name: unit, area })) },
    { name, units: units ?? [] },
  );

/** Undefined where there is none: it says 403 of a project that nobody has. */
const existing = (rest: RestOperation, id: string): Promise<ProjectRow | undefined> =>
  readProject(rest, id).catch((error: unknown) => {
    if (error instanceof RestError && (error.status === 404 || error.status === 403)) return undefined;
    throw isUnanswered(error) ? outcomeUnknown('the sheet was imported', error) : error;
  });
