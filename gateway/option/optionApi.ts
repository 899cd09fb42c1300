import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';
import { type UnitPath, unitPath } from '../unit/unitApi.ts';
import { inOrder } from './inOrder.ts';
import { type OptionRow, optionReply, optionsReply } from './optionWire.ts';

/** The path to an option. */
export type OptionPath = UnitPath & { optionId: string };

const optionsPath = (path: UnitPath) => `${unitPath(path)}/options`;

export const optionPath = (path: OptionPath) => `${optionsPath(path)}/${segment(path.optionId)}`;

/** The options of a unit, oldest first; a row that can't be read is an Error. */
export async function readOptions(rest: RestOperation, path: UnitPath): Promise<(OptionRow | Error)[]> {
  const rows = (await rest.get(optionsPath(path), optionsReply)).tower_options;
  return rest.profile.generation === 'bundled' ? rows : inOrder(rows);
}

export const readOptionIds = async (rest: RestOperation, path: UnitPath) =>
  (await readOptions(rest, path)).flatMap((row) => (row instanceof Error ? [] : [row.id]));

/** Whether the options of the unit were read already in this operation. */
export const hasReadOptions = (rest: RestOperation, path: UnitPath) => rest.hasRead(optionsPath(path));

export async function readOption(rest: RestOperation, path: OptionPath) {
  return (await rest.get(optionPath(path), optionReply)).tower_option;
}

export const createOption = async (rest: RestOperation, path: UnitPath, body: object) =>
  (await rest.send('POST', optionsPath(path), wireFields(body), optionReply)).tower_option;

export const updateOption = async (
  rest: RestOperation,
  path: OptionPath,
  body: object,
  revision?: number | null,
) => (await rest.send('PATCH', optionPath(path), wireFields(body), optionReply, { revision })).tower_option;

/** Only a service that keeps decisions keeps how exact the quantities are that they rest on. */
export const setPrecision = async (rest: RestOperation, path: OptionPath, precision: number | null) =>
  (await rest.send('PATCH', optionPath(path), { precision }, optionReply, { bundledOnly: 'decisions' }))
    .tower_option;

export const duplicateOption = async (rest: RestOperation, path: OptionPath, body: object) =>
  (await rest.send('POST', `${optionPath(path)}/duplicate`, body, optionReply, { bundledOnly: 'duplicates' }))
    .tower_option;
