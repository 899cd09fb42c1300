import { z } from 'zod';
import { formField, text, textOf } from './fields.ts';
import { largestTower, textLimits } from './limits.ts';
import { encodeMessage } from './messages.ts';
import { technologySchema } from './technology.ts';

const name = textOf(1, textLimits.name, 'option.name.required');
const description = text(textLimits.description);

const floorIds = z
  .array(z.string().min(1).max(100), { error: 'module.floors.required' })
  .min(1, 'module.floors.required')
  .max(largestTower, encodeMessage('general.too_many', { max: largestTower }))
  .refine((ids) => new Set(ids).size === ids.length, { error: 'general.duplicate' });

/** Body of POST …/modules. `data` holds the quantities beside floor_ids; parseStructure judges them. */
export const moduleCreateSchema = z.strictObject({
  type: technologySchema,
  name: name.nullish(),
  data: z.looseObject({ floor_ids: floorIds }),
});
export type ModuleCreate = z.infer<typeof moduleCreateSchema>;

/** Body of PATCH …/modules/{m}: name, floors, or with `type` new quantities of the valid version. */
export const moduleUpdateSchema = z
  .strictObject({
    name,
    type: technologySchema,
    floor_ids: floorIds,
    data: z.looseObject({ floor_ids: floorIds.optional() }),
  })
  .partial();
export type ModuleUpdate = z.infer<typeof moduleUpdateSchema>;

/** Body of POST …/versions. `data` holds the quantities; parseStructure judges them. */
export const versionCreateSchema = z.strictObject({
  name,
  description: description.nullish(),
  type: technologySchema,
  data: z.looseObject({}),
  is_valid: z.boolean().optional(),
});
export type VersionCreate = z.infer<typeof versionCreateSchema>;

const stayingValid = z.literal(true, {
  error: ({ input }) => (input === false ? 'version.valid.stays' : undefined),
});

/** Body of PATCH …/versions/{v}. A version stops being valid only by another becoming so. */
export const versionUpdateSchema = z
  .strictObject({
    name,
    description: description.nullable(),
    is_valid: stayingValid,
  })
  .partial();
export type VersionUpdate = z.infer<typeof versionUpdateSchema>;

/** Name and description in the version dialog. */
export const versionFormSchema = z.object({ name, description: formField(description.optional()) });
