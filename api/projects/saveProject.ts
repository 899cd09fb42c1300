import type { ProjectCreate, ProjectUpdate } from '#domain/project/project.ts';
import { wireName } from '#domain/wireNames.ts';
import { deleteBatches, listBatchesOf } from '../benchmark/batchRepository.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { refusedAsTaken } from '../db/databaseError.ts';
import { withTransaction } from '../db/transaction.ts';
import { FieldError, found } from '../errors.ts';
import { announce } from '../events/announce.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import type { Entered } from '../organizations/enterOrganization.ts';
import { listMembers } from './memberRepository.ts';
import { recordProjectChange } from './recordProjectChange.ts';
import { recordPhaseChange } from './phaseChangeRepository.ts';
import {
  deleteProject,
  insertProject,
  lockProject,
  type ProjectRow,
  updateProject,
} from './projectRepository.ts';

/** Creates a project of the user, or of an office that was entered, with the first entry of its phase history. @throws FieldError on a taken name. */
export async function createProject(
  db: Database,
  user: CurrentUser,
  input: ProjectCreate,
  { importId = null, office }: { importId?: string | null; office?: Entered | undefined } = {},
): Promise<ProjectRow> {
  return withTransaction(db, async (trx) => {
    const row = await insertProject(trx, { userId: user.id, importId, ...office }, input);
    await recordPhaseChange(trx, { projectId: row.id, userId: user.id, from: null, to: row.phase });
    await recordProjectChange(trx, user, row, 'created');
    return row;
  }).catch(refuseTakenName(office?.organizationId ?? null));
}

/** Saves a change based on `revision`. @throws FieldError on a taken name; ApiError 404 or 409 EDIT_CONFLICT. */
export async function changeProject(
  db: Database,
  user: CurrentUser,
  id: string,
  { change, revision }: { change: ProjectUpdate; revision: number | undefined },
): Promise<ProjectRow> {
  return withTransaction(db, async (trx) => {
    const before = found(await lockProject(trx, id));
    assertRevision(before.revision, revision);
    const row = await updateProject(trx, id, change).catch(refuseTakenName(before.organizationId));
    if (row.phase !== before.phase) {
      await recordPhaseChange(trx, { projectId: id, userId: user.id, from: before.phase, to: row.phase });
    }
    const fields = Object.keys(change).filter((field) =>
      isChanged(field as keyof ProjectUpdate, before, row),
    );
    const phases = row.phase === before.phase ? {} : { from: before.phase, to: row.phase };
    if (before.benchmarkConsent && !row.benchmarkConsent)
      await deleteBatches(trx, await listBatchesOf(trx, id));
    if (fields.length > 0)
      await recordProjectChange(trx, user, row, 'updated', { fields: fields.map(wireName), ...phases });
    return row;
  });
}

/** Deletes a project with everything in it. */
export async function removeProject(
  db: Database,
  user: CurrentUser,
  id: string,
  revision: number | undefined,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = found(await lockProject(trx, id));
    assertRevision(row.revision, revision);
    await removeLocked(trx, user, row);
  });
}

/** The same within a transaction that has locked the parent. */
export async function removeLocked(
  trx: Database,
  user: CurrentUser,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const members = await listMembers(trx, id);
  await deleteProject(trx, id);
  // No activity is left to record it in, and no permission to find the recipients by.
  await announce(trx, {
    id: newId(),
    createdAt: new Date().toISOString(),
    projectId: id,
    action: 'project.deleted',
    entityType: 'project',
    entityId: id,
    entityName: name,
    userId: user.id,
    userName: user.name,
    to: members.map((member) => member.id),
  });
}

function isChanged(field: keyof ProjectUpdate, before: ProjectRow, after: ProjectRow): boolean {
  return before[field] !== after[field];
}

const refuseTakenName = (organizationId: string | null) =>
  refusedAsTaken(() => new FieldError({ name: takenName(organizationId) }), 'projects_owner_name');

/** Names are unique among a person's own projects, and among those of an office. */
export const takenName = (organizationId: string | null) =>
  organizationId === null ? 'project.name.taken' : 'organization.projects.name_taken';
