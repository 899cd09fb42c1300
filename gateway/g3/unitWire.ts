import { z } from 'zod';
import { floorWire } from './floors.ts';

/** `version` and `repetition_count` are in every unit of this generation; floors are left out where there are none. */
const unitWire = z.object({
  id: z.string(),
  project_id: z.string(),
  name: z.string(),
  type: z.string(),
  version: z.number(),
  repetition_count: z.number(),
  housing_units_count: z.number().nullish(),
  created_at: z.string(),
  updated_at: z.string(),
  floors: z.array(floorWire).nullish(),
});

export const unitReply = z.object({
  unit: unitWire,
  roles: z.array(z.object({ id: z.string(), name: z.string(), is_member: z.boolean() })).nullish(),
});

export type UnitWire = z.output<typeof unitWire>;
