import type { GatewayContext } from '../context.ts';
import { floorsOf, floorGroupsOf } from './tower.ts';
import { readUnit, type UnitPath } from './unitApi.ts';
import type { FloorRow, FloorGroupRow, UnitDetail } from './unitWire.ts';

type FloorPath = UnitPath & { floorId: string };

export type FloorSource = { __typename: 'Floor'; row: FloorRow } & UnitPath;

export const toFloor = ({ projectId, unitId }: UnitPath, row: FloorRow): FloorSource => ({
  __typename: 'Floor',
  projectId,
  unitId,
  row,
});

/** Reads one floor, with its unit: the service has no separate call. */
export async function floorNode({ rest }: GatewayContext, path: FloorPath) {
  const row = floorsOf(await readUnit(rest, path)).find(({ id }) => id === path.floorId);
  return row === undefined ? null : toFloor(path, row);
}

/** A group of equal floors; `groupId` is its index where the service has no ids of groups. */
export type FloorGroupSource = { __typename: 'FloorGroup'; row: FloorGroupRow; groupId: string } & UnitPath;

/** The groups of a unit, in their order. */
export const floorGroups = ({ projectId, unitId }: UnitPath, unit: UnitDetail): FloorGroupSource[] =>
  floorGroupsOf(unit).map((row, place) => {
    const groupId = row.id ?? String(place);
    return { __typename: 'FloorGroup', projectId, unitId, groupId, row };
  });

/** Reads one group, with its unit: the service has no separate call. */
export async function floorGroupNode({ rest }: GatewayContext, path: UnitPath & { groupId: string }) {
  const groups = floorGroups(path, await readUnit(rest, path));
  return groups.find(({ groupId }) => groupId === path.groupId) ?? null;
}
