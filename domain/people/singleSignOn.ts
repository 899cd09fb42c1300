import { z } from 'zod';
import { emailSchema, tokenSchema, userCreateSchema } from './account.ts';
import { isWholeUrl, line, text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { isLoopbackHost } from '../loopbackHost.ts';
import { termsVersions } from './terms.ts';
import { encodeMessage } from '../texts/messages.ts';

/** Roles an office may give people who first come by its provider. */
export const newcomerRoles = ['viewer', 'editor'] as const;

function isIssuer(value: string): boolean {
  if (!isWholeUrl(value)) return false;
  const { protocol, hostname, username, password, search, hash, pathname } = new URL(value);
  if (`${username}${password}${search}${hash}` !== '' || pathname.includes('/.well-known/')) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** How an office's people log in by its own OpenID Connect provider. */
export const singleSignOnSchema = z.strictObject({
  issuer: text(textLimits.url)
    .refine(isIssuer, encodeMessage('single_sign_on.issuer.invalid'))
    .describe('Of the OpenID Connect provider, as its discovery document names it'),
  clientId: line(textLimits.url)
    .min(1, encodeMessage('general.required'))
    .describe('What the provider calls this service'),
  clientSecret: line(textLimits.url)
    .nullish()
    .describe('Never read back; left out, it stays as it is, as long as the issuer does'),
  required: z
    .boolean({ error: encodeMessage('general.invalid') })
    .describe('Whether members with an address of its domains may not use a password; owners may'),
  newcomerRole: z
    .enum(newcomerRoles, encodeMessage('general.select'))
    .describe('What people are who come for the first time'),
  newcomerDiscipline: line(textLimits.profile).nullish().describe('What such people do there'),
});
export type SingleSignOn = z.output<typeof singleSignOnSchema>;

/** Who wants to log in by the provider of the office whose domain the address has. */
export const beginSignOnSchema = z.strictObject({ email: emailSchema });

/** The query the provider sent the browser back with. */
export const finishSignOnSchema = z.strictObject({
  secret: tokenSchema.describe('What the browser was given when the log-in began'),
  callback: z.string().max(8_000).describe('The query the provider sent the browser back with'),
});

/** The form of a person who signs up this way. */
export const newcomerFormSchema = z.object({ name: userCreateSchema.shape.name });

/** The account of a person confirmed by an office's provider. */
export const signUpBySignOnSchema = z.strictObject({
  token: tokenSchema,
  name: userCreateSchema.shape.name,
  termsVersion: z
    .enum(termsVersions, encodeMessage('general.select'))
    .describe('Version of the terms agreed to'),
});
