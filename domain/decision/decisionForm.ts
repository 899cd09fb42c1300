import { z } from 'zod';
import { text } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { decisionLimits, reasonSchema } from './decisionSchemas.ts';
import { encodeMessage } from '../texts/messages.ts';

/**
 * The form of a decision: the option chosen, why, by rule the notes on failed checks, which may stay empty, and the
 * CREA or CAU number of who decides, which is asked for once.
 */
export const decisionFormSchema = z.object({
  chosen: text(200).min(1, encodeMessage('decision.chosen')),
  reason: reasonSchema,
  notes: z.record(z.string(), text(decisionLimits.note)),
  professionalNumber: text(textLimits.profile),
});
