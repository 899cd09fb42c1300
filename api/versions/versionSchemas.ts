import { moduleName, versionDescription } from '#domain/module.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { technologies } from '#domain/technology.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { consumptionSchema, elementSchema, quantityTotalsSchema } from '../totals/totalsWire.ts';
import type { InsideOf } from '../http/spelling.ts';

/** Body of POST …/versions; the quantities are checked by the rules of `type`, in structure.ts. */
export const versionCreateBody = z.strictObject({
  name: moduleName,
  description: versionDescription.nullish(),
  type: moduleTypeSchema,
  data: z.looseObject({}),
  is_valid: z.boolean().optional(),
});
export type VersionCreate = InsideOf<typeof versionCreateBody>;

const stayingValid = z.literal(true, {
  error: ({ input }) => (input === false ? 'version.valid.stays' : undefined),
});

/** Body of PATCH …/versions/{v}. A version stops being valid only by another becoming so. */
export const versionUpdateBody = z
  .strictObject({ name: moduleName, description: versionDescription.nullable(), is_valid: stayingValid })
  .partial()
  .extend(revisionField);
export type VersionUpdate = Omit<InsideOf<typeof versionUpdateBody>, 'revision'>;

/** Totals are per floor × the module's floors; those of a foundation are the whole of it. */
export const versionRowSchema = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum([...technologies, ...foundationTypes]),
  is_valid: z.boolean(),
  data: z.looseObject({}).describe('Quantities per floor'),
  consumption: consumptionSchema.describe('per floor'),
  ...quantityTotalsSchema.shape,
  elements: z.array(elementSchema),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

export const versionReply = z.object({ version: versionRowSchema });

export type VersionRow = InsideOf<typeof versionRowSchema>;
