import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { spendMailToken } from './mailToken.ts';
import { messageReply } from './requestMail.ts';

type Arguments = { input: { token: string; password: string } };

/** PUT /v1/users/password with the token of the mail. */
export function resetPassword(_root: unknown, { input }: Arguments, { rest }: GatewayContext) {
  return answer(async () => {
    const body = { token: input.token, password: input.password };
    const { message } = await spendMailToken(() =>
      rest.send('PUT', '/v1/users/password', body, messageReply, { anonymous: true }),
    );
    return { message };
  });
}
