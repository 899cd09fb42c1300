import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { toUser, userReply } from '../user/userWire.ts';
import { accountBody, type AccountInput } from './accountBody.ts';

/** PATCH /v1/users: a changed email has to be activated again. */
export function updateProfile(_root: unknown, { input }: { input: AccountInput }, { rest }: GatewayContext) {
  return answer(async () => {
    const reply = await rest.send('PATCH', '/v1/users', accountBody(input), userReply);
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
}
