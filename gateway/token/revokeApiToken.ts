import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteApiToken } from './apiTokenApi.ts';

/** DELETE /v1/tokens/api/{id}. */
export const revokeApiToken: MutationResolvers['revokeApiToken'] = (_, { input }, { rest }) =>
  answer(async () => {
    const { id } = inputNode(input.apiTokenId, 'ApiToken', 'apiTokenId');
    await deleteApiToken(rest, id);
    return { revokedApiTokenId: input.apiTokenId };
  });
