import { projectPath } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { type UnitDetail, unitReply } from './unitWire.ts';

export const unitPath = (projectId: string, unitId: string) =>
  `${projectPath(projectId)}/units/${segment(unitId)}`;

export async function readUnit(rest: RestOperation, projectId: string, unitId: string): Promise<UnitDetail> {
  return (await rest.get(unitPath(projectId, unitId), unitReply)).unit;
}

export const createUnit = async (rest: RestOperation, projectId: string, body: object) =>
  (await rest.send('POST', `${projectPath(projectId)}/units`, body, unitReply)).unit;

export const updateUnit = async (rest: RestOperation, path: string, body: object, revision?: number | null) =>
  (await rest.send('PATCH', path, body, unitReply, { revision })).unit;

export const duplicateUnit = async (rest: RestOperation, path: string, body: object) =>
  (await rest.send('POST', `${path}/duplicate`, body, unitReply, { bundledOnly: 'duplicates' })).unit;
