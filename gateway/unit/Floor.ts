import { toGlobalId } from '../relay/globalId.ts';
import type { FloorSource } from './floorSource.ts';

export const Floor = {
  id: ({ projectId, unitId, row }: FloorSource) => toGlobalId('Floor', projectId, unitId, row.id),
  databaseId: ({ row }: FloorSource) => row.id,
  index: ({ row }: FloorSource) => row.index,
  groupName: ({ row }: FloorSource) => row.group_name ?? '',
  category: ({ row }: FloorSource) => row.category,
  area: ({ row }: FloorSource) => row.area,
  height: ({ row }: FloorSource) => row.height,
  /** Zero is how the service says that no structure covers the floor. */
  consumption: ({ row: { consumption } }: FloorSource) =>
    consumption == null || consumption.co2.max === 0 ? null : consumption,
};
