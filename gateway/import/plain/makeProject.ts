import type { FloorGroup } from '#domain/tower/unit.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import { createModule } from '../../module/moduleWriteApi.ts';
import { createOption, type OptionPath } from '../../option/optionApi.ts';
import { createProject } from '../../project/projectApi.ts';
import { notStored, RestError } from '../../rest/restErrors.ts';
import type { RestOperation } from '../../rest/restOperation.ts';
import { floorsOf } from '../../unit/tower.ts';
import { createUnit, readUnit } from '../../unit/unitApi.ts';
import type { PlainProject, PlainUnit } from './planProjects.ts';

const optionName = 'Opção 1';

/**
 * Makes a project of a sheet by single calls, each read back, because the upload of the older live service keeps only
 * one floor of each group. `begun` gets its id before its towers are made.
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it reported success and the thing is not there;
 * OUTCOME_UNKNOWN where it failed and cannot be asked.
 */
export async function makeProject(
  rest: RestOperation,
  { fields, units }: PlainProject,
  begun: (id: string) => void,
): Promise<void> {
  rest.underWay.renew();
  const { id } = await createProject(rest, fields);
  begun(id);
  try {
    for (const unit of units) await makeUnit(rest, id, unit);
  } catch (error) {
    const isGone = error instanceof RestError && (error.status === 403 || error.status === 404);
    throw isGone ? notStored('The service said that a project was made, and it is not there') : error;
  }
}

async function makeUnit(rest: RestOperation, projectId: string, unit: PlainUnit): Promise<void> {
  const { name, groups } = unit;
  const body = { name, type: 'tower', data: { floor_groups: groups } };
  const { id: unitId } = await createUnit(rest, projectId, body);
  if (unit.structures.every((structure) => structure === undefined)) return;
  const path = { projectId, unitId };
  const { id: optionId } = await createOption(rest, path, { name: optionName, isReference: true });
  const floorIds = await floorIdsByGroup(rest, { ...path, optionId }, groups);
  for (const [at, structure] of unit.structures.entries())
    if (structure !== undefined)
      await createModule(
        rest,
        { ...path, optionId },
        { type: 'concrete_wall', data: { ...structure, floor_ids: floorIds[at] ?? [] } },
      );
}

/** Floors of each group; the service numbers them in the order the groups are listed. */
async function floorIdsByGroup(rest: RestOperation, path: OptionPath, groups: readonly FloorGroup[]) {
  const places = new Map(expandFloors(groups).map(({ index, groupIndex }) => [index, groupIndex]));
  const ids = groups.map((): string[] => []);
  for (const { id, index } of floorsOf(await readUnit(rest, path))) ids[places.get(index) ?? -1]?.push(id);
  return ids;
}
