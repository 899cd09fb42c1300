import { z } from 'zod';
import { likeForLikeRules } from '../comparison/checks.ts';
import { text } from '../fields.ts';
import { encodeMessage } from '../texts/messages.ts';

export const decisionLimits = { reason: 2000, note: 500 } as const;

/** Why a failed check is passed over. */
export const overrideSchema = z.strictObject({
  rule: z.enum(likeForLikeRules),
  note: text(decisionLimits.note).min(1, encodeMessage('general.required')),
});

/** What is written down with a decision. */
export const reasonSchema = text(decisionLimits.reason).min(1, encodeMessage('general.required'));
