import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { forgetUser } from '../user/knownUsers.ts';
import { RestError } from '../rest/restErrors.ts';
import { deleteLogin } from './accountApi.ts';

/** DELETE /v1/tokens/authentication. A token that is dead already is as gone as can be. */
export const logOut: MutationResolvers['logOut'] = async (_, __, { rest }) => {
  const payload = await answer(async () => {
    await deleteLogin(rest).catch(ignoreDeadToken);
    forgetUser(rest.caller.authorization);
    return { loggedOut: true };
  });
  return { loggedOut: false, ...payload };
};

function ignoreDeadToken(error: unknown): void {
  if (!(error instanceof RestError) || error.status !== 401) throw error;
}
