import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { changeSurely } from '../upstream/confirmed.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { isMissingCall } from '../user/userApi.ts';
import { toUser } from '../user/userWire.ts';
import { readUser, updateUser } from './accountApi.ts';
import { accountBody } from './accountBody.ts';

/** PATCH /v1/users: a new email has to be proved. */
export const updateProfile: MutationResolvers['updateProfile'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { current_password, ...change } = accountBody(input);
    const sendEither = () =>
      updateUser(rest, { ...change, current_password }).catch((error: unknown) => {
        // The live service asks for no password, and refuses what it does not know before it changes anything.
        if (current_password !== undefined && isMissingCall(error)) return updateUser(rest, change);
        throw error;
      });
    // An address may be kept in other letters than it was sent in.
    const { password: _password, email: _email, ...visible } = change;
    const reply = await changeSurely(rest, {
      what: 'the account',
      sent: visible,
      shown: ({ user }) => user,
      change: sendEither,
      read: () => readUser(rest),
    });
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
