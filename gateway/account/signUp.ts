import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toUser, userReply } from '../user/userWire.ts';
import { accountBody } from './accountBody.ts';

/** POST /v1/users: makes an account; the service sends the activation mail. */
export const signUp: MutationResolvers['signUp'] = (_, { input }, { rest }) =>
  answer(async () => {
    const given = Object.fromEntries(Object.entries(accountBody(input)).filter(([, value]) => value != null));
    const { user } = await rest.send('POST', '/v1/users', given, userReply, { anonymous: true });
    return { user: toUser(user) };
  });
