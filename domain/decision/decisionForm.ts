import { z } from 'zod';
import { text } from '../fields.ts';
import { decisionLimits, reasonSchema } from './decisionSchemas.ts';

/** The form of a decision: the option chosen, why, and by rule the notes on failed checks, which may stay empty. */
export const decisionFormSchema = z.object({
  chosen: text(200).min(1, 'decision.chosen'),
  reason: reasonSchema,
  notes: z.record(z.string(), text(decisionLimits.note)),
});
