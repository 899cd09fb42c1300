import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { readOwnUser } from '../user/userApi.ts';

/** DELETE /v1/users/me, with everything the account alone owns; the user is read first for the id to forget. */
export function deleteAccount(_root: unknown, _arguments: unknown, { rest }: GatewayContext) {
  return answer(async () => {
    const { id } = await readOwnUser(rest);
    await rest.send('DELETE', '/v1/users/me', undefined, z.unknown(), { bundledOnly: 'accountDeletion' });
    return { deletedUserId: id };
  });
}
