import { moduleName, versionDescription } from '#domain/tower/module.ts';
import { foundationTypes } from '#domain/foundation/foundationType.ts';
import { moduleTypeSchema } from '#domain/foundation/moduleTypeSchema.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { searchText, updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { revisionField } from '../http/revision.ts';
import { sortQuery } from '../http/sorting.ts';
import { consumptionSchema, elementSchema, quantityTotalsSchema } from '../totals/totalsWire.ts';
import type { InsideOf } from '../http/input/spelling.ts';

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
  error: ({ input }) => (input === false ? encodeMessage('version.valid.stays') : undefined),
});

/** Body of PATCH …/versions/{v}. A version stops being valid only when another one becomes valid. */
export const versionUpdateBody = z
  .strictObject({ name: moduleName, description: versionDescription.nullable(), is_valid: stayingValid })
  .partial()
  .extend(revisionField);
export type VersionUpdate = Omit<InsideOf<typeof versionUpdateBody>, 'revision'>;

/** Totals are per floor × the module's floors; those of a foundation are the whole. */
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

/** For a list over all projects, with each version's place. A change of its module's floors counts as a change. */
export const versionsQuery = pageQuery.extend({
  search: searchText,
  updated_since: updatedSince,
  sort: sortQuery(['updated_at', 'created_at', 'name'], '-updated_at'),
});
export type VersionsQuery = InsideOf<typeof versionsQuery>;

const listedVersionSchema = versionRowSchema.extend({
  project_id: z.string(),
  unit_id: z.string(),
  option_id: z.string(),
  module_id: z.string(),
});

export const versionsReply = z.object({ versions: z.array(listedVersionSchema), metadata: metadataSchema });

export const versionReply = z.object({ version: versionRowSchema });

export type VersionRow = InsideOf<typeof versionRowSchema>;
