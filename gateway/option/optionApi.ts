import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { unitPath } from '../unit/unitApi.ts';
import { inOrder } from './inOrder.ts';
import { type OptionRow, optionReply, optionsReply } from './optionWire.ts';

const optionsPath = (projectId: string, unitId: string) => `${unitPath(projectId, unitId)}/options`;

export const optionPath = (projectId: string, unitId: string, optionId: string) =>
  `${optionsPath(projectId, unitId)}/${segment(optionId)}`;

/** The options of a unit, oldest first; a row that can't be read is an Error. */
export async function readOptions(
  rest: RestOperation,
  projectId: string,
  unitId: string,
): Promise<(OptionRow | Error)[]> {
  const rows = (await rest.get(optionsPath(projectId, unitId), optionsReply)).tower_options;
  return rest.profile.generation === 'bundled' ? rows : inOrder(rows);
}

export const readOptionIds = async (rest: RestOperation, projectId: string, unitId: string) =>
  (await readOptions(rest, projectId, unitId)).flatMap((row) => (row instanceof Error ? [] : [row.id]));

/** Whether the options of the unit were read already in this operation. */
export const hasReadOptions = (rest: RestOperation, projectId: string, unitId: string) =>
  rest.hasRead(optionsPath(projectId, unitId));

export async function readOption(rest: RestOperation, projectId: string, unitId: string, optionId: string) {
  return (await rest.get(optionPath(projectId, unitId, optionId), optionReply)).tower_option;
}

export const createOption = async (rest: RestOperation, projectId: string, unitId: string, body: object) =>
  (await rest.send('POST', optionsPath(projectId, unitId), body, optionReply)).tower_option;

export const updateOption = async (
  rest: RestOperation,
  path: string,
  body: object,
  revision?: number | null,
) => (await rest.send('PATCH', path, body, optionReply, { revision })).tower_option;

export const duplicateOption = async (rest: RestOperation, path: string, body: object) =>
  (await rest.send('POST', `${path}/duplicate`, body, optionReply, { bundledOnly: 'duplicates' }))
    .tower_option;
