import { declarationSchema } from '#domain/factors/declaration.ts';
import { factorRangeSchema } from '#domain/factors/factorRange.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { firstEntrySchema, sharedFields, sharedSelection } from '../organizations/sharedSchemas.ts';
import { projectParams } from '../units/towerPath.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { wireShape } from '../http/input/wireShape.ts';

export const declarationCreateBody = z.strictObject(wireShape(declarationSchema.shape));

/** Declarations of other projects to copy. */
export const sharedDeclarationsBody = z.strictObject({
  declaration_ids: sharedSelection(uuidParam),
});

export const declarationParams = projectParams.extend({ declarationId: uuidParam });

const declarationRowSchema = z.object({
  id: z.string(),
  material: z.string(),
  label: z.string(),
  unit: z.enum(['m3', 'kg', 'un']),
  supplier: z.string(),
  document: z.string(),
  valid_until: z.string().nullable(),
  expired: z.boolean(),
  co2: factorRangeSchema,
  energy: factorRangeSchema.nullable(),
  user_name: z.string(),
  origin: firstEntrySchema.nullable(),
  created_at: z.string(),
});
export type DeclarationRow = InsideOf<typeof declarationRowSchema>;

export const declarationReply = z.object({ declaration: declarationRowSchema });
export const sharedDeclarationsReply = z.object({
  declarations: z.array(declarationRowSchema.extend(sharedFields)),
});
export const declarationsReply = z.object({ declarations: z.array(declarationRowSchema) });
