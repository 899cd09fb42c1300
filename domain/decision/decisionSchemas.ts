import { z } from 'zod';
import { likeForLikeRules } from '../comparison/checks/checks.ts';
import { text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { encodeMessage } from '../texts/messages.ts';

export const decisionLimits = { reason: 2000, note: 500 } as const;

/** Why a failed check is passed over. */
export const overrideSchema = z.strictObject({
  rule: z.enum(likeForLikeRules),
  note: text(decisionLimits.note).min(1, encodeMessage('general.required')),
});

/** What is written down with a decision. */
export const reasonSchema = text(decisionLimits.reason).min(1, encodeMessage('general.required'));

/**
 * The form of a decision: the chosen option, the reason, optional notes on failed checks by rule, and the CREA or CAU
 * number of the author, which is asked for once.
 */
export const decisionFormSchema = z.object({
  chosen: text(200).min(1, encodeMessage('decision.chosen')),
  reason: reasonSchema,
  notes: z.record(z.string(), text(decisionLimits.note)),
  professionalNumber: text(textLimits.profile),
});
