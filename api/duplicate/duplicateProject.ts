import type { ProjectCreate } from '#domain/project/project.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import { withSavepoint, withTransaction } from '../db/transaction.ts';
import { FieldError, notFound } from '../errors.ts';
import { recordPhaseChange } from '../projects/phaseChangeRepository.ts';
import {
  findProject,
  insertProject,
  listProjectNames,
  type ProjectRow,
} from '../projects/projectRepository.ts';
import { lockUnits } from '../units/unitRepository.ts';
import { holdUser } from '../users/userRepository.ts';
import { copyName } from './copyName.ts';
import { copyUnits } from './copyUnits.ts';

/** How often a name is chosen anew because a project made at the same time took it. */
const attempts = 3;

/**
 * Copies a project with its units, as `wanted` or named after the original. The copy is the caller's own, whoever owns
 * the original; nobody else takes part.
 *
 * @throws FieldError on `name` when the caller has a project called `wanted`.
 */
export async function duplicateProject(
  db: Database,
  user: CurrentUser,
  projectId: string,
  wanted?: string,
): Promise<ProjectRow> {
  return withTransaction(db, async (trx) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withSavepoint(trx, () => copyProject(trx, user, projectId, wanted));
      } catch (error) {
        if (!isUniqueViolation(error, 'projects_owner_name')) throw error;
        if (wanted !== undefined) throw new FieldError({ name: 'project.name.taken' });
        if (attempt === attempts) throw error;
      }
    }
  });
}

async function copyProject(
  trx: Database,
  user: CurrentUser,
  projectId: string,
  wanted?: string,
): Promise<ProjectRow> {
  const original = await findProject(trx, projectId);
  if (original === undefined) throw notFound();
  // One user's copies are made one after the other, else all would choose the same name.
  await holdUser(trx, user.id);
  const taken = await listProjectNames(trx, user.id);
  const copy = await insertProject(trx, user.id, {
    ...original,
    name: wanted ?? copyName(original.name, taken),
    state: original.state as ProjectCreate['state'],
  });
  await recordPhaseChange(trx, { projectId: copy.id, userId: user.id, from: null, to: copy.phase });
  // Held, so that no floor comes or goes between two of the queries that copy them.
  const units = await lockUnits(trx, projectId);
  await copyUnits(trx, user.id, units, ({ name }) => ({ projectId: copy.id, name }));
  await recordActivity(trx, {
    projectId: copy.id,
    user,
    entity: 'project',
    verb: 'duplicated',
    entityId: copy.id,
    entityName: copy.name,
    details: { from: original.name },
  });
  return copy;
}
