import { inputPath, refusedInput } from '../errors/userErrors.ts';
import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, copyBody } from '../relay/ids.ts';
import { notStored, notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { floorsOf } from './tower.ts';
import * as api from './unitApi.ts';
import { toUnit } from './unitSource.ts';
import type { UnitDetail } from './unitWire.ts';
import type { FloorGroupInput } from '../__generated__/resolverTypes.ts';
import { maxDwellings, maxRepetitions } from '#domain/limits.ts';

/** The id of a floor group has another name in an input. */
const unitPath = () => (field: string) =>
  inputPath(field).map((name) => (name === 'id' ? 'databaseId' : name));

export const unitMutations = mutations({
  createUnit: {
    pathOf: unitPath,
    async act(input, { rest }) {
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
  },

  updateUnit: {
    pathOf: unitPath,
    async act(input, { rest }) {
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
 * A new unit with its floors: read back where the answer leaves them out.
 * @throws RestError UPSTREAM_BAD_REPLY when the tower lacks the floors that were sent.
 */
async function withFloors(
  rest: RestOperation,
  projectId: string,
  row: UnitDetail,
  floors: number,
): Promise<UnitDetail> {
  const unit = row.tower == null ? await api.readUnit(rest, { projectId, unitId: row.id }) : row;
  const kept = floorsOf(unit).length;
  if (kept !== floors) throw notStored(`The tower was made with ${kept} floors instead of ${floors}`);
  return unit;
}

/**
 * Floor groups for /v1. Fields left out stay out, because unknown keys are refused.
 * @throws RefusedInput for a group without a floor: the older live service stores it, and then fails on the project for
 * good.
 */
function floorGroupsBody(groups: readonly FloorGroupInput[]) {
  const at = groups.findIndex(({ repetition }) => repetition < 1);
  if (at >= 0)
    throw refusedInput('VALIDATION_FAILED', 'floor_group.repetition.positive', [
      'floorGroups',
      String(at),
      'repetition',
    ]);
  return { floor_groups: groups.map(groupBody) };
}

const groupBody = ({ databaseId, index, ...group }: FloorGroupInput) => ({
  ...(databaseId == null ? {} : { id: databaseId }),
  ...group,
  ...(index == null ? {} : { index }),
});

type Counts = { repetitionCount?: number | null | undefined; dwellings?: number | null | undefined };

/**
 * The counts of towers and dwellings, for a body; null dwellings clear the count.
 * @throws RefusedInput for none or too many; RestError NOT_SUPPORTED_BY_UPSTREAM where the service does not keep them.
 */
async function countsBody(rest: RestOperation, { repetitionCount, dwellings }: Counts) {
  const repetition = repetitionCount == null ? {} : { repetitionCount };
  const homes = dwellings === undefined ? {} : { dwellings };
  if (repetitionCount != null) {
    check(repetitionCount, maxRepetitions, 'repetitionCount', 'unit.repetition.positive');
    if (!(await knownProfile(rest)).has('towerRepetition'))
      throw notSupported('how many times a tower is built');
  }
  if (dwellings != null) {
    check(dwellings, maxDwellings, 'dwellings', 'unit.dwellings.positive');
    if (!(await knownProfile(rest)).has('dwellings')) throw notSupported('how many dwellings a tower has');
  }
  return { ...repetition, ...homes };
}

function check(
  count: number,
  max: number,
  path: string,
  key: 'unit.repetition.positive' | 'unit.dwellings.positive',
) {
  if (count < 1) throw refusedInput('VALIDATION_FAILED', key, [path]);
  if (count > max) throw refusedInput('VALIDATION_FAILED', 'general.at_most', [path], { max });
}
