import { likeForLikeRules } from '#domain/comparison/checks/checks.ts';
import { overrideSchema } from '#domain/decision/decisionSchemas.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import type { InsideOf } from '../http/input/spelling.ts';

/** Two to four options, in any order, one check, and the note; null removes it. */
export const overrideBody = z.strictObject({
  option_ids: z
    .array(uuidParam)
    .min(2, encodeMessage('decision.options'))
    .max(4, encodeMessage('decision.options')),
  rule: overrideSchema.shape.rule,
  note: overrideSchema.shape.note.nullable(),
});
export type OverrideWrite = InsideOf<typeof overrideBody>;

const overrideRowSchema = z.object({
  option_ids: z.array(z.string()),
  rule: z.enum(likeForLikeRules),
  note: z.string(),
  user_name: z.string(),
  created_at: z.string(),
});
export type OverrideRow = InsideOf<typeof overrideRowSchema>;

export const overridesReply = z.object({ overrides: z.array(overrideRowSchema) });
