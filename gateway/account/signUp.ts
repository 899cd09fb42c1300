import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { toUser } from '../user/userWire.ts';
import { createUser } from './accountApi.ts';
import { accountBody } from './accountBody.ts';

/** POST /v1/users: makes an account; the service sends the activation mail. */
export const signUp: MutationResolvers['signUp'] = (_, { input }, { rest }) =>
  answer(async () => {
    const number = input.companyNumber?.replaceAll(/\D/g, '');
    const body = { ...accountBody(input), company_number: number };
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
    const { user } = await createUser(rest, given).catch((error: unknown) => {
      const isUnknown = error instanceof RestError && error.code === 'UNKNOWN_KEY';
      throw isUnknown && number !== undefined ? notSupported('accounts of companies') : error;
    });
    return { user: toUser(user) };
  });
