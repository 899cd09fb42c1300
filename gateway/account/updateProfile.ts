import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { updateConfirmed } from '../upstream/confirmed.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { toUser } from '../user/userWire.ts';
import { readUser, updateUser } from './accountApi.ts';
import { accountBody } from './accountBody.ts';
import { expectProfile } from './expectProfile.ts';

/** PATCH /v1/users: a new email has to be proved. */
export const updateProfile: MutationResolvers['updateProfile'] = (_, { input }, { rest }) =>
  answer(async () => {
    const body = await expectProfile(rest, accountBody(input));
    // An address may be kept in other letters than it was sent in.
    const { currentPassword: _current, password: _password, email: _email, ...visible } = body;
    const reply = await updateConfirmed(rest, {
      what: 'the account',
      sent: visible,
      shown: ({ user }) => user,
      change: () => updateUser(rest, body),
      read: () => readUser(rest),
    });
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
