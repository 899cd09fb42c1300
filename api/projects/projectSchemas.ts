import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { text } from '#domain/fields.ts';
import { textLimits } from '#domain/limits.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { permissions } from '#domain/people/permissions.ts';
import { z } from 'zod';
import { uuidParam } from '../http/ids.ts';
import { updatedSince } from '../http/listFilter.ts';
import { metadataSchema, pageQuery } from '../http/pagination.ts';
import { sortQuery } from '../http/sorting.ts';
import { ownPriceWire } from '../prices/priceSchemas.ts';
import { builtSchema, elevationSchema, totalsSchema } from '../totals/projectTotals.ts';
import { projectCreateSchema, projectUpdateSchema } from '#domain/project/project.ts';
import { encodeMessage } from '#domain/texts/messages.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { wireShape } from '../http/input/wireShape.ts';
import { revisionField } from '../http/revision.ts';

const sortColumns = ['id', 'created_at', 'updated_at', 'name', 'state', 'city', 'phase'] as const;

export const projectListQuery = pageQuery.extend({
  name: text(textLimits.name).optional().describe('Part of the name, in any case'),
  search: text(textLimits.name)
    .optional()
    .describe(
      'Words of name, city or address, each somewhere in them, in any case, with or without accents; in place of name',
    ),
  phase: z.enum(projectPhases).optional(),
  building_type: z.enum(buildingTypes).optional(),
  state: text(textLimits.name).optional().describe('Two-letter code'),
  organization_id: uuidParam.optional().describe('Only projects of this office'),
  updated_since: updatedSince.describe(
    'Only projects that, or anything in which, changed at this instant or later, or that I came to see then',
  ),
  with_totals: z
    .enum(['true', 'false'], encodeMessage('general.select'))
    .default('true')
    .describe('false leaves out all figures, which take most of the time'),
  sort: sortQuery(sortColumns, '-id'),
});

export const projectCreateBody = z.strictObject(wireShape(projectCreateSchema.shape)).extend({
  organization_id: z
    .string()
    .nullish()
    .describe('An office the caller may add to; without it, the caller’s own'),
});
export const projectUpdateBody = z.strictObject(wireShape(projectUpdateSchema.shape)).extend(revisionField);

export type ProjectListQuery = InsideOf<typeof projectListQuery>;

const permissionsSchema = z.array(z.enum(permissions)).describe('All the caller holds, weakest first');

/** A project's own fields; optional ones are left out where they are empty. */
export const projectSchema = z.object({
  id: z.string(),
  created_at: z.string().describe('RFC 3339'),
  updated_at: z.string().describe('RFC 3339'),
  user_id: z.number().int().describe('The owner; who holds it, of an office'),
  organization_id: z
    .string()
    .optional()
    .describe('The office it belongs to; left out where it is a person’s'),
  name: z.string(),
  cep: z.string().optional(),
  state: z.string(),
  city: z.string(),
  neighborhood: z.string().optional(),
  street: z.string().optional(),
  number: z.string().optional(),
  phase: z.enum(projectPhases),
  building_type: z.enum(buildingTypes).nullable().describe('What its buildings are for; null until told'),
  description: z.string().optional(),
  image_url: z.string().optional(),
  benchmark_consent: z.boolean(),
  prices_for_readers: z.boolean(),
  revision: z.number().int(),
});

const unitRowSchema = totalsSchema.extend(builtSchema.shape).extend({
  id: z.string(),
  name: z.string(),
  type: z.literal('tower'),
  elevation: elevationSchema,
});

/** Of a person. */
export const visibleEmail = z.string().optional().describe('Not told to a token for one project');

export const memberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: visibleEmail,
  permissions: permissionsSchema,
  created_at: z.string().describe('Member since, RFC 3339'),
  by_organization: z.boolean().describe('Takes part by a role in the office of the project'),
  discipline: z.string().nullable().describe('What the person does in that office'),
});

const phaseChangeSchema = z.object({
  id: z.string(),
  from_phase: z.enum(projectPhases).nullable(),
  to_phase: z.enum(projectPhases),
  user_id: z.number().int().nullable(),
  user_name: z.string().nullable(),
  created_at: z.string(),
});

const projectRowSchema = projectSchema.extend(totalsSchema.shape).extend({
  organization_name: z.string().nullable().describe('Of the office it belongs to'),
  permissions: permissionsSchema,
  units: z.array(unitRowSchema),
  prices: z
    .array(ownPriceWire)
    .describe('Quotations; none for a token that only reads, unless shown to those'),
});

/** A project in a list, which may be requested without figures. */
const listedSchema = projectRowSchema.extend(totalsSchema.partial().shape).extend({
  units: z.array(
    unitRowSchema.extend({ ...totalsSchema.partial().shape, elevation: elevationSchema.optional() }),
  ),
});

export const projectListReply = z.object({ projects: z.array(listedSchema), metadata: metadataSchema });

export const projectReply = z.object({
  project: projectRowSchema.extend({
    users: z.array(memberSchema),
    phase_changes: z.array(phaseChangeSchema).describe('Newest first'),
  }),
});

export const projectParams = z.object({ projectId: z.string() });
