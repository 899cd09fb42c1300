import { emailSchema } from '#domain/people/account.ts';
import { mutations } from '../mutations.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { deleteOwnUser, readOwnUser } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';
import * as api from './accountApi.ts';
import { accountBody, expectProfile } from './accountBody.ts';
import { spendMailToken } from './mailToken.ts';
import { createAccount } from './signUp.ts';

/** What makes, changes and deletes accounts. */
export const accountMutations = mutations({
  /** The service sends the activation mail. */
  signUp: async (input, { rest }) => ({ user: toUser(await createAccount(rest, input)) }),

  async activateAccount({ token }, { rest }) {
    const activate = () => api.activateUser(rest, token);
    const user = toUser((await spendMailToken(rest, 'the account was activated', activate)).user);
    updateKnownUser(user);
    return { user };
  },

  /** Sends the activation mail again; the token goes along where there is one. */
  requestActivation: ({ email }, { rest }) => requestMail(rest, 'activation', email, { open: true }),

  /** Sends a mail to set a new password, with a dead session in the browser too. */
  requestPasswordReset: ({ email }, { rest }) =>
    requestMail(rest, 'password-reset', email, { anonymous: true }),

  async resetPassword({ token, password }, { rest }) {
    const reset = () => api.resetUserPassword(rest, { token, password });
    const { message, deviceMark } = await spendMailToken(rest, 'the password was changed', reset);
    return { message, deviceMark };
  },

  /** A new email has to be proved. */
  async updateProfile(input, { rest }) {
    const body = await expectProfile(rest, accountBody(input));
    const reply = await api.updateUser(rest, body);
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  },

  /**
   * With everything the account alone owns; the user is read first for the id to forget. A live service asks for no
   * password and is sent none.
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
  // Only the bundled service says the same to everybody.
  return { message: rest.profile.generation === 'bundled' ? reply?.message : null };
}

/** The live service tells who has an account: an address that reads as one gets the same answer, whatever it says. */
function hideUnknown(error: unknown, email: string): undefined {
  const isOfAddress = error instanceof RestError && !error.isCoded && error.fields['email'] !== undefined;
  if (!isOfAddress || !emailSchema.safeParse(email).success) throw error;
}
