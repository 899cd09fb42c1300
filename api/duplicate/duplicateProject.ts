import { grants } from '#domain/people/permissions.ts';
import type { ProjectCreate } from '#domain/project/project.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/databaseError.ts';
import { withSavepoint, withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { type Entered, enterOrganization } from '../organizations/enterOrganization.ts';
import { findRole } from '../organizations/organizationMemberRepository.ts';
import type { OrganizationQuota } from '../organizations/organizationQuota.ts';
import { recordPhaseChange } from '../projects/phaseChangeRepository.ts';
import {
  findProject,
  insertProject,
  listProjectNames,
  listProjectsOfOrganization,
  type ProjectRow,
} from '../projects/projectRepository.ts';
import { recordProjectChange } from '../projects/recordProjectChange.ts';
import { takenName } from '../projects/saveProject.ts';
import { lockUnits } from '../units/unitRepository.ts';
import { lockUserRow } from '../users/userRepository.ts';
import { copyName } from './copyName.ts';
import { copyUnits } from './copyUnits.ts';

/** How often another name is chosen because a concurrent project took it. */
const attempts = 3;

/**
 * Copies a project with its units, as `wanted` or named after the original. The copy of an office's project stays in
 * the office if the caller may add to it; any other copy is the caller's own, without members.
 * @throws FieldError on `name` when a project there is called `wanted`, on `organizationId` when the office is full.
 */
export async function duplicateProject(
  db: Database,
  user: CurrentUser,
  projectId: string,
  { wanted, quota }: { wanted?: string | undefined; quota: OrganizationQuota },
): Promise<ProjectRow> {
  return withTransaction(db, async (trx) => {
    const original = found(await findProject(trx, projectId));
    const office = await officeOfCopy(trx, user, original, quota);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await withSavepoint(trx, () => copyProject(trx, user, original, office, wanted));
      } catch (error) {
        if (!isUniqueViolation(error, 'projects_owner_name')) throw error;
        if (wanted !== undefined) throw new FieldError({ name: takenName(office?.organizationId ?? null) });
        if (attempt === attempts) throw error;
      }
    }
  });
}

/** The office a copy stays in: the original's, if the caller may add to it. */
async function officeOfCopy(
  trx: Database,
  user: CurrentUser,
  { organizationId }: ProjectRow,
  quota: OrganizationQuota,
): Promise<Entered | undefined> {
  if (organizationId === null) return undefined;
  const role = await findRole(trx, organizationId, user.id);
  if (!grants(role, 'project:edit')) return undefined;
  return enterOrganization(trx, user.id, organizationId, quota);
}

async function copyProject(
  trx: Database,
  user: CurrentUser,
  original: ProjectRow,
  office: Entered | undefined,
  wanted?: string,
): Promise<ProjectRow> {
  const { id: projectId } = original;
  // A user's copies are made one after the other, or all would choose the same name.
  await lockUserRow(trx, user.id);
  const taken =
    office === undefined
      ? await listProjectNames(trx, user.id)
      : (await listProjectsOfOrganization(trx, office.organizationId)).map(({ name }) => name);
  const copy = await insertProject(trx, office ?? { userId: user.id }, {
    ...original,
    name: wanted ?? copyName(original.name, taken),
    state: original.state as ProjectCreate['state'],
  });
  await recordPhaseChange(trx, { projectId: copy.id, userId: user.id, from: null, to: copy.phase });
  // Locked, so that no floor comes or goes between the queries that copy them.
  const units = await lockUnits(trx, projectId);
  await copyUnits(trx, user.id, units, ({ name }) => ({ projectId: copy.id, name }));
  await recordProjectChange(trx, user, copy, 'duplicated', { from: original.name });
  return copy;
}
