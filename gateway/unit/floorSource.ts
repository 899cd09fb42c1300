import type { GatewayContext } from '../context.ts';
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
