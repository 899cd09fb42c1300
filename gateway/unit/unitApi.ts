import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { type UnitDetail, unitReply } from './unitWire.ts';
import { wireFields } from '#domain/wireNames.ts';

/** The path to a unit. */
export type UnitPath = { projectId: string; unitId: string };

export const unitPath = ({ projectId, unitId }: UnitPath) =>
  `${projectPath(projectId)}/units/${segment(unitId)}`;

export async function readUnit(rest: RestOperation, path: UnitPath): Promise<UnitDetail> {
  return (await rest.get(unitPath(path), unitReply)).unit;
}

export const createUnit = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', `${projectPath(projectId)}/units`, wireFields(body), unitReply)).unit;

export const updateUnit = async (
  rest: RestOperation,
  path: UnitPath,
  body: object,
  revision?: number | null,
) => (await rest.send('PATCH', unitPath(path), wireFields(body), unitReply, { revision })).unit;

export const duplicateUnit = async (rest: RestOperation, path: UnitPath, body: object) =>
  (await rest.send('POST', `${unitPath(path)}/duplicate`, body, unitReply, { bundledOnly: 'duplicates' }))
    .unit;
