import type { FloorGroup } from '#domain/tower/unit.ts';
import { expandFloors } from '#domain/tower/tower.ts';
import { modulesPath, readReply } from '../../module/moduleApi.ts';
import { moduleIds, sentOf, toMade } from '../../module/keptModule.ts';
import { sendModule } from '../../module/moduleWriteApi.ts';
import { createOption, type OptionPath, readOption, readOptionIds } from '../../option/optionApi.ts';
import { noteProject } from '../../project/metProjects.ts';
import { createProject, newestProjects, readProject } from '../../project/projectApi.ts';
import { notKept, RestError } from '../../rest/restErrors.ts';
import type { RestOperation } from '../../rest/restOperation.ts';
import { floorCounts } from '../../unit/floorCounts.ts';
import { floorsOf } from '../../unit/tower.ts';
import { createUnit, readUnit } from '../../unit/unitApi.ts';
import { createConfirmed } from '../../upstream/confirmed.ts';
import type { PlainProject, PlainUnit } from './planProjects.ts';

const optionName = 'Opção 1';

/**
 * Makes a project of a sheet out of single calls, each read back: the upload of the older live service keeps one floor
 * of each group. @returns its id
 *
 * @throws RestError as the service refuses; UPSTREAM_BAD_REPLY where it told success and what was made is not there;
 * OUTCOME_UNKNOWN where it failed and can't be asked.
 */
export async function makeProject(rest: RestOperation, { fields, units }: PlainProject): Promise<string> {
  rest.underWay.renew();
  const { id } = await createConfirmed(rest, {
    what: 'the project',
    sent: fields,
    make: () => createProject(rest, fields),
    idOf: (row) => row.id,
    read: (projectId) => readProject(rest, projectId),
    ids: async () => (await newestProjects(rest)).map((row) => row.id),
  });
  try {
    for (const unit of units) await makeUnit(rest, id, unit);
  } catch (error) {
    const isGone = error instanceof RestError && (error.status === 403 || error.status === 404);
    throw isGone ? notKept('The service said that a project was made, and it is not there') : error;
  }
  return id;
}

async function makeUnit(rest: RestOperation, projectId: string, unit: PlainUnit): Promise<void> {
  const { name, groups } = unit;
  const body = { name, type: 'tower', data: { floor_groups: groups } };
  const { id: unitId } = await createConfirmed(rest, {
    what: 'the tower',
    sent: { name, floors: floorCounts(groups) },
    shown: (row) => ({ name: row.name, floors: floorCounts(floorsOf(row)) }),
    make: () => createUnit(rest, projectId, body),
    idOf: (row) => row.id,
    read: (id) => readUnit(rest, { projectId, unitId: id }),
    ids: async () => (await readProject(rest, projectId)).units?.map((row) => row.id) ?? [],
  });
  noteProject(rest, projectId);
  if (unit.structures.every((structure) => structure === undefined)) return;
  const path = { projectId, unitId };
  const option = { name: optionName, isReference: true };
  const { id: optionId } = await createConfirmed(rest, {
    what: 'the option',
    sent: option,
    make: () => createOption(rest, path, option),
    idOf: (row) => row.id,
    read: (id) => readOption(rest, { ...path, optionId: id }),
    ids: () => readOptionIds(rest, path),
  });
  const floorIds = await floorIdsByGroup(rest, { ...path, optionId }, groups);
  for (const [at, structure] of unit.structures.entries())
    if (structure !== undefined)
      await makeModule(rest, { ...path, optionId }, { ...structure, floor_ids: floorIds[at] ?? [] });
}

/** Floors of each group, which the service numbers as the groups are written out. */
async function floorIdsByGroup(rest: RestOperation, path: OptionPath, groups: readonly FloorGroup[]) {
  const places = new Map(expandFloors(groups).map(({ index, groupIndex }) => [index, groupIndex]));
  const ids = groups.map((): string[] => []);
  for (const { id, index } of floorsOf(await readUnit(rest, path))) ids[places.get(index) ?? -1]?.push(id);
  return ids;
}

async function makeModule(rest: RestOperation, path: OptionPath, data: Record<string, unknown>) {
  const type = 'concrete_wall';
  await createConfirmed(rest, {
    what: 'the module',
    sent: { type, data },
    shown: sentOf,
    make: () => sendModule(rest, 'POST', modulesPath(path), { type, data }).then(toMade),
    idOf: (made) => made.id,
    read: async (moduleId) => ({ id: moduleId, reply: await readReply(rest, { ...path, moduleId }) }),
    ids: async () => moduleIds(await readOption(rest, path)),
  });
}
