import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { forgetUser } from '../user/knownUsers.ts';
import { RestError } from '../rest/restErrors.ts';

/** DELETE /v1/tokens/authentication. A token that is dead already is as gone as can be. */
export async function logOut(_root: unknown, _arguments: unknown, { rest }: GatewayContext) {
  const payload = await answer(async () => {
    await rest
      .send('DELETE', '/v1/tokens/authentication', undefined, z.unknown(), { bundledOnly: 'logOut' })
      .catch(ignoreDeadToken);
    forgetUser(rest.caller.authorization);
    return { loggedOut: true };
  });
  return { loggedOut: false, ...payload };
}

function ignoreDeadToken(error: unknown): void {
  if (!(error instanceof RestError) || error.status !== 401) throw error;
}
