import { z } from 'zod';
import { currentPassword, tokenSchema } from './account.ts';
import { textOf } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';

/** Proofs of identity beside the password: codes of an app (RFC 6238), or a passkey (WebAuthn). */
export const secondFactorKinds = ['totp', 'passkey'] as const;
export type SecondFactorKind = (typeof secondFactorKinds)[number];

const kept = textOf(1, textLimits.name, 'general.required');
/** Six digits, as apps show them, with or without a space. */
const code = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, encodeMessage('account.second_factor.code')));
const credential = z.string().max(20_000).describe('The credential of the browser, as JSON text');

/** Setting up, removing or deleting something that guards the account takes the current password. */
export const confirmedSchema = z.strictObject({ currentPassword: currentPassword.optional() });

/** A second factor to set up; `name` tells several apart. */
export const newSecondFactorSchema = confirmedSchema.extend({
  kind: z.enum(secondFactorKinds, encodeMessage('general.select')),
  name: kept,
});

/** The proof that confirms a second factor: `code` of the app, or `credential` of the passkey. */
export const firstProofSchema = z.strictObject({ code: code.optional(), credential: credential.optional() });

/** The second step of a log-in: `token` of the first, and one proof. */
export const secondStepSchema = z.strictObject({
  token: tokenSchema,
  code: code.optional(),
  credential: credential.optional(),
  recoveryCode: z
    .string()
    .max(100)
    .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''))
    .optional()
    .describe('One of the codes shown when the first was set up; spent with this'),
});
export type SecondStep = z.infer<typeof secondStepSchema>;

/** The form of the second step, with a code of either kind. */
export const secondStepFormSchema = z.object({
  code: z.string().trim().min(1, encodeMessage('general.required')).max(100),
});

const typedPassword = z.string().min(1, encodeMessage('general.required')).max(1000);

/** The forms of the profile. */
export const currentPasswordFormSchema = z.object({ currentPassword: typedPassword });
export const newSecondFactorFormSchema = z.object({ name: kept, currentPassword: typedPassword });
export const firstCodeFormSchema = z.object({ code });
