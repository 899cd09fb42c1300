import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import type { ModuleBody } from './moduleBody.ts';
import { type ModuleReply, moduleReply } from './moduleWire.ts';

/**
 * Writes a module, without its name where the service keeps none: that is learnt from its refusal, once per process.
 *
 * @throws RestError as the service refuses.
 */
export async function sendModule(
  rest: RestOperation,
  method: 'POST' | 'PATCH',
  path: string,
  body: ModuleBody,
  revision?: number | null,
): Promise<ModuleReply> {
  const send = (what: ModuleBody) => rest.send(method, path, what, moduleReply, { revision });
  const { name, ...nameless } = body;
  if (name === undefined) return send(body);
  const profile = await knownProfile(rest);
  if (!profile.has('moduleNames')) return send(nameless);
  try {
    return await send(body);
  } catch (error) {
    if (!(error instanceof RestError) || error.unknownKey !== 'name') throw error;
    profile.learn('moduleNames', false);
    return send(nameless);
  }
}
