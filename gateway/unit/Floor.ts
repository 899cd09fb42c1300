import type { GatewayContext } from '../context.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readUnit } from './unitApi.ts';
import type { FloorRow } from './unitWire.ts';

/** A floor of a unit. */
export type FloorSource = { __typename: 'Floor'; projectId: string; unitId: string; row: FloorRow };

export const toFloor = (projectId: string, unitId: string, row: FloorRow): FloorSource => ({
  __typename: 'Floor',
  projectId,
  unitId,
  row,
});

/** Reads one floor: the service has floors only inside their unit. */
export async function floorNode({ rest }: GatewayContext, projectId = '', unitId = '', floorId = '') {
  const { tower } = await readUnit(rest, projectId, unitId);
  const row = tower?.floors.find(({ id }) => id === floorId);
  return row === undefined ? null : toFloor(projectId, unitId, row);
}

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
