import type { FloorGroupInput } from '../__generated__/resolverTypes.ts';
import { refusedInput } from '../errors/userErrors.ts';
import { mostDwellings, mostRepetitions } from '#domain/limits.ts';
import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';

/**
 * Floor groups for /v1; what was left out stays out, since unknown keys are refused.
 *
 * @throws RefusedInput for a group without a floor: the older live service keeps it, and fails on the project for good.
 */
export function floorGroupsBody(groups: readonly FloorGroupInput[]) {
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
 * How many such towers are built and how many dwellings one has, for a body; null dwellings take the count away.
 *
 * @throws RefusedInput for none or too many; RestError NOT_SUPPORTED_BY_UPSTREAM where the service does not keep it.
 */
export async function countsBody(rest: RestOperation, { repetitionCount, dwellings }: Counts) {
  const repetition = repetitionCount == null ? {} : { repetitionCount };
  const homes = dwellings === undefined ? {} : { dwellings };
  if (repetitionCount != null) {
    check(repetitionCount, mostRepetitions, 'repetitionCount', 'unit.repetition.positive');
    if (!(await knownProfile(rest)).has('towerRepetition'))
      throw notSupported('how many times a tower is built');
  }
  if (dwellings != null) {
    check(dwellings, mostDwellings, 'dwellings', 'unit.dwellings.positive');
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
