import { type OptionPath, optionPath, type OptionRow, optionReply } from '../option/optionApi.ts';
import { proposalReply, unfinishedSheetReply } from './takeoffWire.ts';
import { segment } from '../rest/wire.ts';
import type { RestOperation } from '../rest/restOperation.ts';

/** PUT …/takeoff: saves modules of an option, all or none. */
export async function saveTakeoffModules(
  rest: RestOperation,
  option: OptionPath,
  body: object,
): Promise<OptionRow> {
  const path = `${optionPath(option)}/takeoff`;
  return (await rest.send('PUT', path, body, optionReply, { bundledOnly: 'takeoffs', creates: true }))
    .tower_option;
}

const unfinishedPath = (option: OptionPath) => `${optionPath(option)}/unfinished-sheet`;

/** PUT …/unfinished-sheet: saves an incomplete sheet; null discards it. */
export async function sendUnfinishedSheet(
  rest: RestOperation,
  option: OptionPath,
  sheet: string | null,
  revision?: number | null,
): Promise<OptionRow> {
  const asked = { bundledOnly: 'takeoffs', revision } as const;
  return (await rest.send('PUT', unfinishedPath(option), { sheet }, optionReply, asked)).tower_option;
}

/** GET …/unfinished-sheet. */
export const readUnfinishedSheet = async (rest: RestOperation, option: OptionPath) =>
  (await rest.get(unfinishedPath(option), unfinishedSheetReply)).unfinished_sheet;

const proposalPath = (option: OptionPath) => `${optionPath(option)}/proposal`;

/** PUT …/proposal: quantities that wait for a person. */
export const sendProposal = async (rest: RestOperation, option: OptionPath, modules: object[]) =>
  (await rest.send('PUT', proposalPath(option), { modules }, optionReply, { bundledOnly: 'takeoffs' }))
    .tower_option;

/** DELETE …/proposal/{id}. */
export const deleteProposal = async (rest: RestOperation, option: OptionPath, id: string) => {
  const path = `${proposalPath(option)}/${segment(id)}`;
  return (await rest.send('DELETE', path, undefined, optionReply, { bundledOnly: 'takeoffs' })).tower_option;
};

/** GET …/proposal. */
export const readProposal = async (rest: RestOperation, option: OptionPath) =>
  (await rest.get(proposalPath(option), proposalReply)).proposal;
