import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { resetUserPassword } from './accountApi.ts';
import { spendMailToken } from './mailToken.ts';

/** PUT /v1/users/password with the token of the mail. */
export const resetPassword: MutationResolvers['resetPassword'] = (_, { input }, { rest }) =>
  answer(async () => {
    const body = { token: input.token, password: input.password };
    const { message, deviceMark } = await spendMailToken(rest, 'the password was changed', () =>
      resetUserPassword(rest, body),
    );
    return { message, deviceMark };
  });
