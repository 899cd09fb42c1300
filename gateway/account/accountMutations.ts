import { emailSchema } from '#domain/people/account.ts';
import { mutations } from '../mutations.ts';
import { RestError, withKnownOutcome, notSupported, outcomeUnknown } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { updateCachedUser } from '../user/userCache.ts';
import { deleteOwnUser, readOwnUser } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';
import * as api from './accountApi.ts';
import { createLogin, createUser } from './accountApi.ts';
import { accountBody, expectProfile } from './accountBody.ts';
import { spendMailToken } from './mailToken.ts';
import type { SignUpInput } from '../__generated__/resolverTypes.ts';
import { mayHaveTakenEffect } from '../upstream/failureOutcome.ts';

export const accountMutations = mutations({
  /** The service sends the activation mail. */
  signUp: async (input, { rest }) => ({ user: toUser(await createAccount(rest, input)) }),

  async activateAccount({ token }, { rest }) {
    const activate = () => api.activateUser(rest, token);
    const user = toUser((await spendMailToken(rest, 'the account was activated', activate)).user);
    updateCachedUser(user);
    return { user };
  },

  /** Sends the activation mail again, with the caller's token if there is one. */
  requestActivation: ({ email }, { rest }) => requestMail(rest, 'activation', email, { open: true }),

  /** Sends a mail to set a new password, even if the browser still sends an expired token. */
  requestPasswordReset: ({ email }, { rest }) =>
    requestMail(rest, 'password-reset', email, { anonymous: true }),

  async resetPassword({ token, password }, { rest }) {
    const reset = () => api.resetUserPassword(rest, { token, password });
    const { message, deviceMark } = await spendMailToken(rest, 'the password was changed', reset);
    return { message, deviceMark };
  },

  /** A new email stays pending until it is proved. */
  async updateProfile(input, { rest }) {
    const body = await expectProfile(rest, accountBody(input));
    const reply = await api.updateUser(rest, body);
    const user = toUser(reply.user);
    updateCachedUser(user);
    return { user };
  },

  /**
   * Deletes everything only the account owns. The user is read first, because its id is needed afterwards. A live
   * service takes no password and is sent none.
   */
  async deleteAccount({ currentPassword }, { rest }) {
    const { id } = await readOwnUser(rest);
    const asks = (await knownProfile(rest)).has('passwordConfirmation');
    await deleteOwnUser(rest, asks ? { currentPassword: currentPassword ?? undefined } : undefined);
    return { deletedUserId: id };
  },
});

async function requestMail(
  rest: RestOperation,
  scope: 'activation' | 'password-reset',
  email: string,
  access: { open?: true; anonymous?: true },
) {
  const reply = await api
    .createMailToken(rest, scope, email, access)
    .catch((error: unknown) => hideUnknown(error, email));
  // Only the bundled service gives the same answer for every address.
  return { message: rest.profile.generation === 'bundled' ? reply?.message : null };
}

/** The live service reveals which addresses have an account; here every well-formed address gets the same answer. */
function hideUnknown(error: unknown, email: string): undefined {
  const isOfAddress = error instanceof RestError && !error.isCoded && error.fields['email'] !== undefined;
  if (!isOfAddress || !emailSchema.safeParse(email).success) throw error;
}

/** Creates an account and, where a live service failed, checks whether it was created anyway. @returns its user */
async function createAccount(rest: RestOperation, input: SignUpInput) {
  const number = input.companyNumber?.replaceAll(/\D/g, '');
  const body = { ...accountBody(input), companyNumber: number };
  const filled = Object.fromEntries(Object.entries(body).filter(([, value]) => value != null));
  const given = await expectProfile(rest, filled);
  const agreed = input.termsVersion == null ? {} : { termsVersion: input.termsVersion };
  const { user } = await createUser(rest, { ...given, ...agreed })
    .catch((error: unknown) => {
      // A live service keeps no versions of the terms.
      if (!(error instanceof RestError && error.unknownKey === 'terms_version')) throw error;
      return createUser(rest, given);
    })
    .catch((failure: unknown) => loggedIn(rest, input, failure))
    .catch((error: unknown) => {
      throw isUnknownKey(error) && number !== undefined ? notSupported('accounts of companies') : error;
    });
  return user;
}

const isUnknownKey = (error: unknown) => error instanceof RestError && error.code === 'UNKNOWN_KEY';

/** The account that a live service created although it reported a failure: its owner can log in. */
async function loggedIn(rest: RestOperation, { email, password }: SignUpInput, failure: unknown) {
  if (rest.profile.generation === 'bundled' || !mayHaveTakenEffect(failure)) throw failure;
  const reply = await createLogin(rest, { email, password }).catch((error: unknown) => {
    const isNobody = error instanceof RestError && error.status === 401;
    throw isNobody ? withKnownOutcome(failure) : outcomeUnknown('the account was made', failure);
  });
  // A second factor means that the account existed before.
  if ('secondFactor' in reply) throw withKnownOutcome(failure);
  return reply;
}
