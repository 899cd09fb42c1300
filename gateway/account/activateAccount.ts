import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { toUser } from '../user/userWire.ts';
import { activateUser } from './accountApi.ts';
import { spendMailToken } from './mailToken.ts';

/** PUT /v1/users/activated with the token of the mail. */
export const activateAccount: MutationResolvers['activateAccount'] = (_, { input }, { rest }) =>
  answer(async () => {
    const reply = await spendMailToken(rest, 'the account was activated', () =>
      activateUser(rest, input.token),
    );
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
