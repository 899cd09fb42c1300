import { rememberProject } from '../project/seenProjects.ts';
import { projectPath, readProject } from '../project/projectApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { createConfirmed, deleteConfirmed } from '../upstream/confirmedWrites.ts';
import { floorsOf, type CountedFloors, floorCounts } from './tower.ts';
import { type UnitDetail, unitReply } from './unitWire.ts';
import { wireFields } from '#domain/wireNames.ts';

export type UnitPath = { projectId: string; unitId: string };

export const unitPath = ({ projectId, unitId }: UnitPath) =>
  `${projectPath(projectId)}/units/${segment(unitId)}`;

export async function readUnit(rest: RestOperation, path: UnitPath): Promise<UnitDetail> {
  return (await rest.get(unitPath(path), unitReply)).unit;
}

type UnitBody = { name: string; data: { floor_groups: readonly CountedFloors[] } };

/**
 * Creates a tower; from then on its project is readable on services that cannot read one without. @throws RestError as
 * createConfirmed.
 */
export async function createUnit(rest: RestOperation, projectId: string, body: UnitBody) {
  const path = `${projectPath(projectId)}/units`;
  const unit = await createConfirmed(rest, {
    what: 'the tower',
    sent: { name: body.name, floors: floorCounts(body.data.floor_groups) },
    shown: (row) => ({ name: row.name, floors: floorCounts(floorsOf(row)) }),
    make: async () => (await rest.send('POST', path, wireFields(body), unitReply)).unit,
    read: (unitId) => readUnit(rest, { projectId, unitId }),
    ids: async () => (await readProject(rest, projectId)).units?.map(({ id }) => id) ?? [],
  });
  rememberProject(rest, projectId);
  return unit;
}

/** Deletes a tower. @throws RestError as deleteConfirmed. */
export const deleteUnit = (rest: RestOperation, path: UnitPath) => deleteConfirmed(rest, unitPath(path));

export const updateUnit = async (
  rest: RestOperation,
  path: UnitPath,
  body: object,
  revision?: number | null,
) => (await rest.send('PATCH', unitPath(path), wireFields(body), unitReply, { revision })).unit;

export const duplicateUnit = async (rest: RestOperation, path: UnitPath, body: object) =>
  (await rest.send('POST', `${unitPath(path)}/duplicate`, body, unitReply, { bundledOnly: 'duplicates' }))
    .unit;
