import { optionPath } from '../option/optionApi.ts';
import { type OptionRow, optionReply } from '../option/optionWire.ts';
import type { RestOperation } from '../rest/restOperation.ts';

type OptionIds = { projectId: string; unitId: string; optionId: string };

/** PUT …/takeoff: saves modules of an option, all or none. */
export async function saveTakeoffModules(
  rest: RestOperation,
  { projectId, unitId, optionId }: OptionIds,
  body: object,
): Promise<OptionRow> {
  const path = `${optionPath(projectId, unitId, optionId)}/takeoff`;
  return (await rest.send('PUT', path, body, optionReply, { bundledOnly: 'takeoffs' })).tower_option;
}
