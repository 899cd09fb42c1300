import { moduleFloorIds, moduleName } from '#domain/tower/module.ts';
import { foundationTypes, isFoundationType } from '#domain/foundation/foundationType.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { isObject } from '#domain/structures/rows.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { consumptionSchema, elementSchema, quantityTotalsSchema } from '../totals/totalsWire.ts';
import { versionRowSchema } from '../versions/versionSchemas.ts';
import type { InsideOf } from '../http/input/spelling.ts';

const namesFloors = (issues: readonly { path?: PropertyKey[] | undefined }[]) =>
  issues.some(({ path }) => path?.[1] === 'floor_ids');

/** The tower of a foundation, which must be that of the path. */
const unitId = z.string().max(100);

/**
 * Body of POST …/modules; the quantities beside `floor_ids` are checked by the rules of `type`, in structure.ts. A
 * foundation has no floors, and may name its tower.
 */
export const moduleCreateBody = z
  .strictObject({
    type: moduleTypeSchema,
    name: moduleName.nullish(),
    data: z.looseObject({ floor_ids: moduleFloorIds.optional(), unit_id: unitId.optional() }),
  })
  .refine(({ type, data }) => isFoundationType(type) || data?.floor_ids !== undefined, {
    path: ['data', 'floor_ids'],
    error: encodeMessage('module.floors.required'),
    when: ({ value, issues }) =>
      isObject({ value }) && isObject({ value: (value as { data?: unknown }).data }) && !namesFloors(issues),
  });
export type ModuleCreate = InsideOf<typeof moduleCreateBody>;

/**
 * Body of PATCH …/modules/{m}. `data` holds the changed quantities; null clears an optional one. With another `type`
 * all of them are required.
 */
export const moduleUpdateBody = z
  .strictObject({
    name: moduleName,
    type: moduleTypeSchema,
    floor_ids: moduleFloorIds,
    data: z.looseObject({ floor_ids: moduleFloorIds.optional(), unit_id: unitId.optional() }),
  })
  .partial()
  .extend(revisionField);
export type ModuleUpdate = Omit<InsideOf<typeof moduleUpdateBody>, 'revision'>;

/** A module with the totals of its valid version: per floor × floor_repetition. */
export const moduleRowSchema = z.object({
  id: z.string(),
  type: z.enum(technologies),
  name: z.string(),
  floor_repetition: z.number().int().describe('How many floors the module covers'),
  floor_ids: z.array(z.string()),
  outdated: z.boolean().describe('The floors changed since they were chosen'),
  slab_type: z.enum(slabSystems).optional().describe('How its slabs are built; absent where nobody told'),
  avg_slab_span: z.number().optional().describe('Average span of its slabs, m; absent where nobody told'),
  consumption: consumptionSchema.describe('per floor'),
  ...quantityTotalsSchema.shape,
  elements: z.array(elementSchema),
  version: z.number().int().describe('Number of the valid version'),
  version_id: z.string(),
  version_name: z.string(),
  version_updated_at: z.string(),
  revision: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});

const { floor_repetition, floor_ids, slab_type: _, avg_slab_span: __, ...common } = moduleRowSchema.shape;

/** The foundation of an option; amounts are those of the whole tower. */
export const foundationRowSchema = z.object({
  ...common,
  type: z.enum(foundationTypes),
  unit_id: z.string().describe('The tower it carries'),
  outdated: z.boolean().describe('Never: it covers no floors'),
  consumption: consumptionSchema.describe('of the whole foundation'),
});

/**
 * The quantities of the valid version lie flat beside the rest, as on the live service. A structure has floors, a
 * foundation its tower.
 */
const moduleDetailSchema = z.looseObject({
  ...common,
  type: z.enum([...technologies, ...foundationTypes]),
  floor_repetition: floor_repetition.optional(),
  floor_ids: floor_ids.optional(),
  unit_id: z.string().optional().describe('Of a foundation: the tower it carries'),
  consumption: consumptionSchema.describe('per floor; of a foundation, in all'),
});

export const moduleReply = z.object({
  module: moduleDetailSchema,
  versions: z.array(versionRowSchema).describe('Newest first'),
});

export type ModuleRow = InsideOf<typeof moduleRowSchema>;
export type FoundationRow = InsideOf<typeof foundationRowSchema>;
export type ModuleReply = InsideOf<typeof moduleReply>;
