import { isStorable } from '#domain/fields.ts';
import { emailDomainSchema } from '#domain/people/emailDomain.ts';
import {
  beginSignOnSchema,
  finishSignOnSchema,
  newcomerRoles,
  signUpBySignOnSchema,
  singleSignOnSchema,
} from '#domain/people/singleSignOn.ts';
import { z } from 'zod';
import { wireShape } from '../http/input/wireShape.ts';
import { organizationParams } from '../organizations/organizationSchemas.ts';
import { secondFactorChallenge } from '../secondFactor/secondFactorSchemas.ts';

export const singleSignOnBody = z.strictObject(wireShape(singleSignOnSchema.shape));
export const emailDomainBody = z.strictObject(wireShape(emailDomainSchema.shape));
export const beginSignOnBody = z.strictObject(wireShape(beginSignOnSchema.shape));
export const finishSignOnBody = z.strictObject(wireShape(finishSignOnSchema.shape));
export const signUpBySignOnBody = z.strictObject(wireShape(signUpBySignOnSchema.shape));

export const emailDomainParams = organizationParams.extend({ domain: z.string().refine(isStorable) });

const emailDomain = z.object({
  domain: z.string(),
  record: z.string().describe('What a TXT record of the domain has to say'),
  proved_at: z.string().nullable().describe('Since when it counts, RFC 3339; null before DNS said so'),
});
export const emailDomainReply = z.object({ email_domain: emailDomain });

export const singleSignOnReply = z.object({
  single_sign_on: z
    .object({
      issuer: z.string(),
      client_id: z.string(),
      required: z.boolean(),
      newcomer_role: z.enum(newcomerRoles),
      newcomer_discipline: z.string().nullable(),
    })
    .nullable()
    .describe('Null where the office has no provider'),
  email_domains: z.array(emailDomain),
  callback_url: z.string().describe('Where the provider sends browsers back to; to be registered there'),
});

export const signOnBegun = z.object({
  sign_on: z.object({
    url: z.string().describe('Where the browser goes'),
    secret: z.string().describe('Stays with the browser; the log-in is finished with it'),
    expiry: z.string().describe('RFC 3339, ten minutes on'),
  }),
});

/** What a log-in by a provider may require instead of opening a session: one of the two. */
export const signOnAsks = secondFactorChallenge.partial().extend({
  sign_up: z
    .object({
      token: z.string().describe('Stands for what the provider vouched for'),
      expiry: z.string().describe('RFC 3339, ten minutes on'),
      name: z.string().describe('As the provider tells it'),
      email: z.string(),
      organization_name: z.string().describe('Name of the office'),
    })
    .optional()
    .describe('For who has no account yet: a name, and the terms to agree to'),
});
