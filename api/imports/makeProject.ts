import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { withSavepoint } from '../db/transaction.ts';
import { storeModule } from '../modules/saveModule.ts';
import { createOption } from '../options/saveOption.ts';
import { createProject } from '../projects/saveProject.ts';
import { listFloors, listGroups } from '../units/floorRepository.ts';
import { createUnit } from '../units/saveUnit.ts';
import { structureOf } from '../versions/structure.ts';
import type { PlannedProject } from './planImport.ts';
import type { PlannedUnit } from './planUnit.ts';

/** Creates a project of a sheet with everything in it, or nothing, in `trx`. @throws FieldError on a taken name. */
export async function makeProject(
  trx: Database,
  user: CurrentUser,
  { project, units }: PlannedProject,
  importId: string,
): Promise<string> {
  if (project === null) throw new Error('a project with faults is not made');
  return withSavepoint(trx, async () => {
    const { id } = await createProject(trx, user, project, { importId });
    for (const unit of units) await makeUnit(trx, user, id, unit);
    return id;
  });
}

async function makeUnit(
  trx: Database,
  user: CurrentUser,
  projectId: string,
  { unit, options }: PlannedUnit,
): Promise<void> {
  if (unit === null) return;
  const unitId = await createUnit(trx, user, projectId, unit);
  const path = { projectId, unitId };
  const groups = await listGroups(trx, unitId);
  const floors = Map.groupBy(await listFloors(trx, unitId), (floor) => floor.groupId);
  for (const [place, { name, modules, foundation }] of options.entries()) {
    // The option named first gives the unit's totals.
    const optionId = await createOption(trx, user, path, { name, isReference: place === 0 });
    for (const { type, data, group } of modules) {
      const stored = groups[group];
      const floorIds = (floors.get(stored?.id ?? '') ?? []).map((floor) => floor.id);
      const input = { name: stored?.name, floorIds, structure: structureOf(type, data) };
      await storeModule(trx, user, { ...path, optionId }, input);
    }
    if (foundation === null) continue;
    const structure = structureOf(foundation.type, foundation.data);
    await storeModule(trx, user, { ...path, optionId }, { floorIds: [], structure });
  }
}
