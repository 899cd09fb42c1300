export type FloorGroupInput = {
  databaseId?: string | null;
  name: string;
  category: string;
  area: number;
  height: number;
  repetition: number;
  index?: number | null;
};

/** Floor groups for /v1; what was left out stays out, since unknown keys are refused. */
export const floorGroupsBody = (groups: readonly FloorGroupInput[]) =>
  groups.map(({ databaseId, index, ...group }) => ({
    ...(databaseId == null ? {} : { id: databaseId }),
    ...group,
    ...(index == null ? {} : { index }),
  }));
