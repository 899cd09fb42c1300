import type { GatewayContext } from '../context.ts';
import type { UnitRow } from '../project/projectWire.ts';
import { readUnit, type UnitPath } from './unitApi.ts';
import type { UnitDetail } from './unitWire.ts';

/** A unit: the row of its project's list, or the unit by itself; what the row lacks is read when asked for. */
export type UnitSource = { __typename: 'Unit'; row: UnitRow | UnitDetail } & UnitPath;

export const toUnit = (projectId: string, row: UnitRow | UnitDetail): UnitSource => ({
  __typename: 'Unit',
  projectId,
  unitId: row.id,
  row,
});

/** Reads one unit. */
export const unitNode = async ({ rest }: GatewayContext, path: UnitPath) =>
  toUnit(path.projectId, await readUnit(rest, path));

/** The unit by itself, which alone has its floors. */
export function unitDetail({ rest }: GatewayContext, unit: UnitSource): UnitDetail | Promise<UnitDetail> {
  const { row } = unit;
  return 'tower' in row && row.tower != null ? row : readUnit(rest, unit);
}

/** Dwellings of one such tower: from the row, else from the unit by itself; null where unknown. */
export async function unitDwellings(context: GatewayContext, unit: UnitSource): Promise<number | null> {
  if (unit.row.dwellings !== undefined) return unit.row.dwellings;
  if (!context.rest.profile.has('dwellings')) return null;
  return (await unitDetail(context, unit)).dwellings ?? null;
}
