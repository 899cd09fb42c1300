import { emailSchema } from '#domain/people/account.ts';
import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { RestError } from '../rest/restErrors.ts';
import { answer } from '../errors/userErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { createMailToken } from './accountApi.ts';

const requestMail = (
  rest: RestOperation,
  scope: 'activation' | 'password-reset',
  email: string,
  access: { open?: true; anonymous?: true },
) =>
  answer(async () => {
    const reply = await createMailToken(rest, scope, email, access).catch((error: unknown) =>
      hideUnknown(error, email),
    );
    // Only the bundled service says the same to everybody.
    return { message: rest.profile.generation === 'bundled' ? reply?.message : null };
  });

/** The live service tells who has an account: an address that reads as one gets the same answer, whatever it says. */
function hideUnknown(error: unknown, email: string): undefined {
  const isOfAddress = error instanceof RestError && !error.isCoded && error.fields['email'] !== undefined;
  if (!isOfAddress || !emailSchema.safeParse(email).success) throw error;
}

/** POST /v1/tokens/activation: sends the activation mail again; the token goes along where there is one. */
export const requestActivation: MutationResolvers['requestActivation'] = (_, { input }, { rest }) =>
  requestMail(rest, 'activation', input.email, { open: true });

/** POST /v1/tokens/password-reset: sends a mail to set a new password, with a dead session in the browser too. */
export const requestPasswordReset: MutationResolvers['requestPasswordReset'] = (_, { input }, { rest }) =>
  requestMail(rest, 'password-reset', input.email, { anonymous: true });
