import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { anything, segment } from '../rest/wire.ts';

type Arguments = { input: { apiTokenId: string } };

/** DELETE /v1/tokens/api/{id}. */
export function revokeApiToken(_: unknown, { input }: Arguments, { rest }: GatewayContext) {
  return answer(async () => {
    const [id = ''] = inputIds(input.apiTokenId, 'ApiToken', 'apiTokenId');
    await rest.send('DELETE', `/v1/tokens/api/${segment(id)}`, undefined, anything, {
      bundledOnly: 'apiTokens',
    });
    return { revokedApiTokenId: input.apiTokenId };
  });
}
