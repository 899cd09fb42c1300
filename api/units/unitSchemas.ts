import { floorCategories } from '#domain/tower/floorCategories.ts';
import { unitSchema } from '#domain/tower/unit.ts';
import { z } from 'zod';
import { revisionField } from '../http/revision.ts';
import { builtSchema, totalsSchema } from '../totals/projectTotals.ts';
import { consumptionSchema } from '../totals/totalsWire.ts';
import type { InsideOf } from '../http/input/spelling.ts';
import { wireShape } from '../http/input/wireShape.ts';

const { floorGroups, ...tower } = unitSchema.shape;

export const unitCreateBody = z.strictObject({
  ...wireShape(tower),
  data: z.strictObject({ floor_groups: floorGroups }),
});

const unitChange = unitCreateBody.partial();

/** A group with the `id` of a stored one stays that group; without, groups are matched by name, then by position. */
export const unitUpdateBody = unitChange.extend(revisionField);

const category = z.enum(floorCategories);
const area = z.number().describe('m² of one floor');
const height = z.number().describe('m of one floor');
const count = z.number().int();

export const floorSchema = z.object({
  id: z.string(),
  group_id: z.string(),
  group_name: z.string(),
  category,
  area,
  height,
  index: count.describe('Level: basements are negative'),
  consumption: consumptionSchema.describe('per m² of the floor, under the option that stands for the unit'),
});

const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  category,
  area,
  height,
  repetition: count,
  index: count.nullable(),
});

const unitDetailSchema = z.object({
  id: z.string(),
  project_id: z.string(),
  name: z.string(),
  type: z.literal('tower'),
  revision: count,
  created_at: z.string(),
  updated_at: z.string(),
  floor_groups: z.array(groupSchema),
  total_floors: count,
  tower_floors: count.describe('Standard floors and penthouses'),
  base_floors: count.describe('Ground floors'),
  basement_floors: count,
  type_floors: count.describe('Standard floors'),
  total_area: z.number().describe('m²'),
  outdated_modules: count.describe('Modules whose floors changed since they were set, in all options'),
  ...totalsSchema.shape,
  ...builtSchema.shape,
  tower: z.object({
    id: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
    version: count,
    floors: z.array(floorSchema),
  }),
});

export const unitReply = z.object({ unit: unitDetailSchema });

/** A new tower. */
export type UnitInput = InsideOf<typeof unitCreateBody>;

/** A change of a tower. */
export type UnitChange = InsideOf<typeof unitChange>;

export type UnitDetail = InsideOf<typeof unitDetailSchema>;
