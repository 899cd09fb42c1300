import { optionSchema, optionUpdateSchema } from '#domain/tower/option.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { foundationRowSchema, moduleRowSchema } from '../modules/moduleSchemas.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { proposalSummary } from '../takeoff/takeoffSchemas.ts';
import { wireShape } from '../http/input/wireShape.ts';

export const optionCreateBody = z.strictObject(wireShape(optionSchema.shape));
export const optionUpdateBody = z.strictObject(wireShape(optionUpdateSchema.shape)).extend(revisionField);

const optionRowSchema = z.object({
  id: z.string(),
  tower_id: z.string(),
  name: z.string(),
  active: z.boolean().describe('The reference option; at most one per unit'),
  precision: z.number().nullable(),
  unfinished: z
    .boolean()
    .describe('Whether its sheet was kept before it was complete; it counts in no total then'),
  proposal: proposalSummary,
  modules: z.array(moduleRowSchema).describe('Its structures; the foundation is not among them'),
  foundation: foundationRowSchema.nullable().describe('What carries the tower; null while none was entered'),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const optionReply = z.object({ tower_option: optionRowSchema });
export const optionsReply = z.object({ tower_options: z.array(optionRowSchema) });

export type OptionRow = InsideOf<typeof optionRowSchema>;
