import { type OptionPath, optionPath } from '../option/optionApi.ts';
import { type OptionRow, optionReply } from '../option/optionWire.ts';
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
