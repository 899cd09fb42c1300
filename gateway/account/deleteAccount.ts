import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { deleteOwnUser, readOwnUser } from '../user/userApi.ts';

/**
 * DELETE /v1/users/me, with everything the account alone owns; the user is read first for the id to forget. A live service
 * asks for no password and is sent none.
 */
export const deleteAccount: MutationResolvers['deleteAccount'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = await readOwnUser(rest);
    const asks = (await knownProfile(rest)).has('passwordConfirmation');
    await deleteOwnUser(rest, asks ? { currentPassword: input.currentPassword ?? undefined } : undefined);
    return { deletedUserId: id };
  });
