import type { FloorGroupInput } from '../__generated__/resolverTypes.ts';
import { refusedInput } from '../errors/userErrors.ts';

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
