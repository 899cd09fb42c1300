import { versionCreateSchema, versionUpdateSchema } from '#domain/module.ts';
import { technologies } from '#domain/technology.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { consumptionSchema, elementSchema, quantityTotalsSchema } from '../totals/totalsWire.ts';

/** The quantities are checked by the rules of `type`, in structure.ts. */
export const versionCreateBody = versionCreateSchema;
export const versionUpdateBody = versionUpdateSchema.extend(revisionField);

/** Totals are per floor × the module's floors. */
export const versionRowSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(technologies),
  is_valid: z.boolean(),
  data: z.looseObject({}).describe('Quantities per floor'),
  consumption: consumptionSchema.describe('per floor'),
  ...quantityTotalsSchema.shape,
  elements: z.array(elementSchema),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const versionAnswer = z.object({ version: versionRowSchema });

export type VersionRow = z.infer<typeof versionRowSchema>;
