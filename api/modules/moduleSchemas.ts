import { moduleFloorIds, moduleName } from '#domain/module.ts';
import { technologies } from '#domain/technology.ts';
import { technologySchema } from '#domain/technologySchema.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { consumptionSchema, elementSchema, quantityTotalsSchema } from '../totals/totalsWire.ts';
import { versionRowSchema } from '../versions/versionSchemas.ts';

/** Body of POST …/modules; the quantities beside `floor_ids` are checked by the rules of `type`, in structure.ts. */
export const moduleCreateBody = z.strictObject({
  type: technologySchema,
  name: moduleName.nullish(),
  data: z.looseObject({ floor_ids: moduleFloorIds }),
});
export type ModuleCreate = z.infer<typeof moduleCreateBody>;

/**
 * Body of PATCH …/modules/{m}. `data` holds the quantities that change; null takes an optional one away. With another
 * `type` all of them are due.
 */
export const moduleUpdateBody = z
  .strictObject({
    name: moduleName,
    type: technologySchema,
    floor_ids: moduleFloorIds,
    data: z.looseObject({ floor_ids: moduleFloorIds.optional() }),
  })
  .partial()
  .extend(revisionField);
export type ModuleUpdate = Omit<z.infer<typeof moduleUpdateBody>, 'revision'>;

/** A module with the totals of its valid version: per floor × floor_repetition. */
export const moduleRowSchema = z.object({
  id: z.string(),
  type: z.enum(technologies),
  name: z.string(),
  floor_repetition: z.number().int().describe('How many floors the module covers'),
  floor_ids: z.array(z.string()),
  outdated: z.boolean().describe('The floors changed since they were chosen'),
  consumption: consumptionSchema.describe('per floor'),
  ...quantityTotalsSchema.shape,
  elements: z.array(elementSchema),
  version: z.number().int().describe('Number of the valid version'),
  version_id: z.string(),
  version_name: z.string(),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** The quantities of the valid version lie flat beside the rest, as on the live service. */
export const moduleDetailSchema = z.looseObject(moduleRowSchema.shape);

export const moduleAnswer = z.object({
  module: moduleDetailSchema,
  versions: z.array(versionRowSchema).describe('Newest first'),
});

export type ModuleRow = z.infer<typeof moduleRowSchema>;
export type ModuleAnswer = z.infer<typeof moduleAnswer>;
