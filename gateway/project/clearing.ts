import { type RefusedInput, refusedInput } from '../errors/userErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { openProject } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

/** The first field that was to be emptied and is not. */
export const stillSet = (row: ProjectRow, body: Record<string, unknown>): string | undefined =>
  Object.keys(body).find((key) => body[key] === null && !isEmpty(row[key as keyof ProjectRow]));

const isEmpty = (value: unknown) => value == null || value === '';

/** The refusal of an emptied field; from now on it is given before anything is sent. */
export function refusedClearing(rest: RestOperation, key: string): RefusedInput {
  rest.profile.learn('clearing', false);
  return refusedInput('VALIDATION_FAILED', 'general.clearing', [key]);
}

/**
 * Refuses to empty a field of a project on a service that reads null as not given, before the other fields are saved.
 *
 * @throws RefusedInput at the field.
 */
export async function refuseClearing(
  rest: RestOperation,
  projectId: string,
  body: Record<string, unknown>,
): Promise<void> {
  if (!Object.values(body).includes(null)) return;
  const profile = await knownProfile(rest);
  if (profile.has('clearing')) return;
  const kept = stillSet(await openProject(rest, projectId), body);
  if (kept !== undefined) throw refusedClearing(rest, kept);
}
