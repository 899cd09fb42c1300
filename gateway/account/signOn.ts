import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { createProvidedAccount, createProvidedLogin, startSignOn } from './accountApi.ts';
import { askedOf, opened, plainMarks } from './logIn.ts';
import { spendMailToken } from './mailToken.ts';

/** POST /v1/tokens/sign-on. */
const beginSignOn: MutationResolvers['beginSignOn'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { url, secret, expiry } = (await startSignOn(rest, input.email)).signOn;
    return { url, secret, expiresAt: expiry };
  });

/** PUT /v1/tokens/sign-on. */
const finishSignOn: MutationResolvers['finishSignOn'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { secret, callback, deviceMarks } = input;
    const reply = await createProvidedLogin(rest, { secret, callback }, plainMarks(deviceMarks));
    if ('authenticationToken' in reply) return opened(reply);
    const { secondFactor, signUp } = reply;
    if (secondFactor != null) return { secondFactor: askedOf(secondFactor) };
    return { signUp: signUp && { ...signUp, expiresAt: signUp.expiry } };
  });

/** POST /v1/tokens/sign-on/account. What was begun too long ago is refused as INVALID_TOKEN. */
const signUpBySignOn: MutationResolvers['signUpBySignOn'] = (_, { input }, { rest }) =>
  answer(async () =>
    opened(
      await spendMailToken(rest, 'the account was made', () => createProvidedAccount(rest, { ...input })),
    ),
  );

/** Log-in by the provider of an office. */
export const signOnMutations = { beginSignOn, finishSignOn, signUpBySignOn };
