import type { FloorGroupInput } from '../__generated__/resolverTypes.ts';

/** Floor groups for /v1; what was left out stays out, since unknown keys are refused. */
export const floorGroupsBody = (groups: readonly FloorGroupInput[]) => ({
  floor_groups: groups.map(({ databaseId, index, ...group }) => ({
    ...(databaseId == null ? {} : { id: databaseId }),
    ...group,
    ...(index == null ? {} : { index }),
  })),
});
