import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { deleteOwnUser, readOwnUser } from '../user/userApi.ts';

/** DELETE /v1/users/me, with everything the account alone owns; the user is read first for the id to forget. */
export const deleteAccount: MutationResolvers['deleteAccount'] = (_, __, { rest }) =>
  answer(async () => {
    const { id } = await readOwnUser(rest);
    await deleteOwnUser(rest);
    return { deletedUserId: id };
  });
