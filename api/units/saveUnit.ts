import { recordInTower } from '../activity/recordInTower.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { newId } from '../http/ids.ts';
import { assertRevision } from '../http/revision.ts';
import { replaceFloors } from './replaceFloors.ts';
import type { UnitPath } from './towerPath.ts';
import { inTower } from './inTower.ts';
import { deleteUnit, insertUnit, updateUnit } from './unitRepository.ts';
import type { UnitChange, UnitInput } from './unitSchemas.ts';

/** Stores a unit with its floors. @returns its id. */
export async function createUnit(
  db: Database,
  user: CurrentUser,
  projectId: string,
  input: UnitInput,
): Promise<string> {
  const id = newId();
  // Group ids refer to stored groups, of which there are none yet: a copied body may still carry the original's.
  const groups = input.data.floorGroups.map((group) => ({ ...group, id: undefined }));
  await withTransaction(db, async (trx) => {
    const { name, repetitionCount = 1, dwellings = null } = input;
    const unit = { id, projectId, name, repetitionCount, dwellings, towerId: newId() };
    await insertUnit(trx, unit);
    await replaceFloors(trx, id, groups);
    await recordInTower(trx, user, { projectId }, 'unit.created', unit);
  });
  return id;
}

/**
 * Changes name, counts and floors.
 *
 * @throws ApiError 409 when somebody saved since `expected`; FieldError for a foreign group id.
 */
export async function changeUnit(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  input: UnitChange,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx, unit) => {
    assertRevision(unit.revision, expected);
    const reshaped = input.data !== undefined && (await replaceFloors(trx, unit.id, input.data.floorGroups));
    const name = input.name ?? unit.name;
    const repetitionCount = input.repetitionCount ?? unit.repetitionCount;
    const dwellings = input.dwellings === undefined ? unit.dwellings : input.dwellings;
    await updateUnit(trx, unit.id, { name, repetitionCount, dwellings }, { reshaped });
    await recordInTower(trx, user, path, 'unit.updated', { id: unit.id, name }, { floorsChanged: reshaped });
  });
}

/** Deletes a unit with everything below it. @throws ApiError 409 when somebody saved since `expected`. */
export async function removeUnit(
  db: Database,
  user: CurrentUser,
  path: UnitPath,
  expected: number | undefined,
): Promise<void> {
  await inTower(db, path, async (trx, unit) => {
    assertRevision(unit.revision, expected);
    await deleteUnit(trx, unit.id);
    await recordInTower(trx, user, path, 'unit.deleted', unit);
  });
}
