import { z } from 'zod';
import {
  confirmedSchema,
  firstProofSchema,
  newSecondFactorSchema,
  secondFactorKinds,
  secondStepSchema,
} from '#domain/people/secondFactor.ts';
import { wireShape } from '../http/input/wireShape.ts';

export const newSecondFactorBody = z.strictObject(wireShape(newSecondFactorSchema.shape));
export const firstProofBody = z.strictObject(wireShape(firstProofSchema.shape));
export const secondStepBody = z.strictObject(wireShape(secondStepSchema.shape));
/** For calls that need only the current password; without a body it is missing. */
export const confirmedBody = z.strictObject(wireShape(confirmedSchema.shape)).nullish();

const kind = z.enum(secondFactorKinds);
const passkeyOptions = z
  .string()
  .nullable()
  .describe('What `navigator.credentials` takes, as JSON text; null where no passkey is asked for');

/** The answer to a right password when a second factor is required, instead of a session. */
export const secondFactorChallenge = z.object({
  second_factor: z.object({
    token: z.string().describe('Stands for the right password; send it with the proof'),
    expiry: z.string().describe('RFC 3339, ten minutes on'),
    kinds: z.array(kind).describe('Any of them will do; a recovery code always does'),
    passkey_options: passkeyOptions,
  }),
});

const secondFactorSchema = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});

export const secondFactorList = z.object({
  second_factors: z.array(secondFactorSchema),
  recovery_codes_left: z.number().int(),
});

export const secondFactorBegun = z.object({
  second_factor: z.object({
    id: z.string(),
    secret: z
      .string()
      .nullable()
      .describe('Base32, to type into the app; shown this once; null for a passkey'),
    uri: z.string().nullable().describe('The same as the app reads it from a QR code'),
    passkey_options: passkeyOptions,
  }),
});

const codes = z.array(z.string()).describe('Shown this once; each opens the account one time');

export const secondFactorConfirmed = z.object({
  second_factor: secondFactorSchema,
  recovery_codes: codes.describe('Shown this once, with the first second factor; empty with further ones'),
});

export const recoveryCodesReply = z.object({ recovery_codes: codes });
