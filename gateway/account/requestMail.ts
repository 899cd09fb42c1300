import { z } from 'zod';
import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';

export const messageReply = z.object({ message: z.string().nullish() });

type Arguments = { input: { email: string } };

const requestMail =
  (scope: string, access: { open?: true; anonymous?: true }) =>
  (_root: unknown, { input }: Arguments, { rest }: GatewayContext) =>
    answer(async () => {
      const body = { email: input.email };
      const { message } = await rest.send('POST', `/v1/tokens/${scope}`, body, messageReply, access);
      return { message };
    });

/** POST /v1/tokens/activation: sends the activation mail again; the token goes along where there is one. */
export const requestActivation = requestMail('activation', { open: true });

/** POST /v1/tokens/password-reset: sends a mail to set a new password, with a dead session in the browser too. */
export const requestPasswordReset = requestMail('password-reset', { anonymous: true });
