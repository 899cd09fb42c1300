import type { GatewayContext } from '../context.ts';
import { floorsOf } from './tower.ts';
import { readUnit, type UnitPath } from './unitApi.ts';
import type { FloorRow } from './unitWire.ts';

/** The path to a floor. */
type FloorPath = UnitPath & { floorId: string };

/** A floor of a unit. */
export type FloorSource = { __typename: 'Floor'; row: FloorRow } & UnitPath;

export const toFloor = ({ projectId, unitId }: UnitPath, row: FloorRow): FloorSource => ({
  __typename: 'Floor',
  projectId,
  unitId,
  row,
});

/** Reads one floor: the service has floors only inside their unit. */
export async function floorNode({ rest }: GatewayContext, path: FloorPath) {
  const row = floorsOf(await readUnit(rest, path)).find(({ id }) => id === path.floorId);
  return row === undefined ? null : toFloor(path, row);
}
