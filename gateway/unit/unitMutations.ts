import { refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, copyBody } from '../relay/ids.ts';
import { notKept } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { floorGroupsBody, countsBody } from './unitBody.ts';
import { floorsOf } from './tower.ts';
import * as api from './unitApi.ts';
import { toUnit } from './unitSource.ts';
import type { UnitDetail } from './unitWire.ts';

/** What makes and changes towers. */
export const unitMutations = mutations({
  async createUnit(input, { rest }) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    if (input.floorGroups.length === 0)
      throw refusedInput('VALIDATION_FAILED', 'unit.floor_groups.required', ['floorGroups']);
    const floors = input.floorGroups.reduce((sum, { repetition }) => sum + repetition, 0);
    const data = floorGroupsBody(input.floorGroups);
    const counts = await countsBody(rest, input);
    const body = { name: input.name, type: 'tower', ...counts, data };
    const unit = await api.createUnit(rest, projectId, body);
    return made(projectId, await withFloors(rest, projectId, unit, floors));
  },

  async updateUnit(input, { rest }) {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(await countsBody(rest, input)),
      ...(input.floorGroups == null ? {} : { data: floorGroupsBody(input.floorGroups) }),
    };
    if (input.moveModules === true && !(await knownProfile(rest)).has('floorlessModules'))
      Object.assign(body, { moveModules: true });
    const unit = await api.updateUnit(rest, path, body, input.revision);
    return { unit: toUnit(path.projectId, unit), lostReferences: unit.lostReferences ?? [] };
  },

  async deleteUnit({ unitId }, { rest }) {
    await api.deleteUnit(rest, inputNode(unitId, 'Unit', 'unitId'));
    return { deletedUnitId: unitId };
  },

  async duplicateUnit(input, { rest }) {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    return made(path.projectId, await api.duplicateUnit(rest, path, copyBody(input)));
  },
});

function made(projectId: string, row: UnitDetail) {
  const unit = toUnit(projectId, row);
  return { unit, unitEdge: newEdge(unit, unit.unitId) };
}

/**
 * A unit just made, with its floors: read back where the answer leaves them out.
 *
 * @throws RestError UPSTREAM_BAD_REPLY when the tower stands without the floors that were sent.
 */
async function withFloors(
  rest: RestOperation,
  projectId: string,
  row: UnitDetail,
  floors: number,
): Promise<UnitDetail> {
  const unit = row.tower == null ? await api.readUnit(rest, { projectId, unitId: row.id }) : row;
  const kept = floorsOf(unit).length;
  if (kept !== floors) throw notKept(`The tower was made with ${kept} floors instead of ${floors}`);
  return unit;
}
