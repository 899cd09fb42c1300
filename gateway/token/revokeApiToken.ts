import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { anything, segment } from '../rest/wire.ts';

/** DELETE /v1/tokens/api/{id}. */
export const revokeApiToken: MutationResolvers['revokeApiToken'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [id = ''] = inputIds(input.apiTokenId, 'ApiToken', 'apiTokenId');
    await rest.send('DELETE', `/v1/tokens/api/${segment(id)}`, undefined, anything, {
      bundledOnly: 'apiTokens',
    });
    return { revokedApiTokenId: input.apiTokenId };
  });
