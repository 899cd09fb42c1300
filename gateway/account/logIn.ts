import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer, refusedByService } from '../errors/userErrors.ts';
import { RestError } from '../rest/restErrors.ts';
import { noteUser } from '../user/knownUsers.ts';
import { toUser } from '../user/userWire.ts';
import { createLogin } from './accountApi.ts';

/**
 * POST /v1/tokens/authentication. A wrong login is a 401 like a dead token, so the call goes out without the caller's
 * old token: then its 401 can only mean the login.
 */
export const logIn: MutationResolvers['logIn'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { email, password } = input;
    const reply = await createLogin(rest, { email, password }, plainMarks(input.deviceMarks)).catch(
      refuseWrongLogin,
    );
    const { token, expiry } = reply.authenticationToken;
    const user = toUser(reply.user);
    noteUser(`Bearer ${token}`, user, expiry);
    return { token, expiresAt: expiry, user, deviceMark: reply.deviceMark };
  });

/** Those that may go on in a header. */
const plainMarks = (marks: readonly string[] | null | undefined) =>
  (marks ?? []).filter((mark) => /^[\w.-]{1,200}$/.test(mark)).slice(0, 5);

function refuseWrongLogin(error: unknown): never {
  if (error instanceof RestError && error.status === 401)
    throw refusedByService('INVALID_CREDENTIALS', error.message);
  throw error;
}
