import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { updateKnownUser } from '../user/knownUsers.ts';
import { isMissingCall } from '../user/userApi.ts';
import { toUser, userReply } from '../user/userWire.ts';
import { accountBody, type AccountInput } from './accountBody.ts';

/** PATCH /v1/users: a new email has to be proved. */
export function updateProfile(_root: unknown, { input }: { input: AccountInput }, { rest }: GatewayContext) {
  return answer(async () => {
    const { current_password, ...change } = accountBody(input);
    const send = (body: object) => rest.send('PATCH', '/v1/users', body, userReply);
    const reply = await send({ ...change, current_password }).catch((error: unknown) => {
      // The live service asks for no password, and refuses what it does not know before it changes anything.
      if (current_password !== undefined && isMissingCall(error)) return send(change);
      throw error;
    });
    const user = toUser(reply.user);
    updateKnownUser(user);
    return { user };
  });
}
