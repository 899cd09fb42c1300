import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { toUser, userReply } from '../user/userWire.ts';
import { spendMailToken } from './mailToken.ts';

/** PUT /v1/users/activated with the token of the mail. */
export const activateAccount: MutationResolvers['activateAccount'] = (_, { input }, { rest }) =>
  answer(async () => {
    const body = { token: input.token };
    const reply = await spendMailToken(() =>
      rest.send('PUT', '/v1/users/activated', body, userReply, { anonymous: true }),
    );
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
