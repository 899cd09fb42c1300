import { textOf } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { userSchema } from '../users/userSchemas.ts';
import { longestApiTokenMs } from './tokenLifetimes.ts';

/** Marks that the device keeps from earlier log-ins. */
export const markHeader = z.looseObject({
  'device-mark': z
    .string()
    .optional()
    .describe('`device_mark` of earlier log-ins on this device, up to five, comma separated'),
});

const deviceMark = z
  .string()
  .describe('Keep it on the device and send it as `Device-Mark` with the next log-in; it opens nothing');

export const passwordResetReply = z.object({ message: z.string(), device_mark: deviceMark });

export const authenticationReply = z.object({
  authentication_token: z.object({
    token: z.string().describe('26 characters; send it as a bearer token'),
    expiry: z.string().describe('RFC 3339'),
  }),
  device_mark: deviceMark,
  user: userSchema,
});

export const messageReply = z.object({ message: z.string() });

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
  read_only: z.boolean(),
  project_id: z.string().nullable().describe('The one project it is for; null for all'),
  project_name: z.string().nullable(),
});

export const sessionSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
  device: z.string().nullable().describe('Browser and system, or the name of the program'),
  current: z.boolean().describe('Whether this call belongs to it'),
});

const within = (text: string) => {
  const end = Date.parse(text);
  return end > Date.now() && end <= Date.now() + longestApiTokenMs;
};

export const apiTokenCreateSchema = z.strictObject({
  name: textOf(1, textLimits.name, 'general.required'),
  expires_at: z.iso
    .datetime({ offset: true, error: encodeMessage('general.invalid') })
    .refine(within, encodeMessage('general.invalid'))
    .optional()
    .describe('RFC 3339, at most 366 days ahead; 90 days when left out'),
  read_only: z
    .boolean({ error: encodeMessage('general.invalid') })
    .optional()
    .describe('It changes nothing'),
  project_id: z
    .uuid({ error: encodeMessage('general.invalid') })
    .optional()
    .describe('It sees this project and no other, and nothing else of the account but its name'),
});
