import { floorCategories } from '#domain/tower/floorCategories.ts';
import { z } from 'zod';
import { foundationTotalsWire, unitTotalsWire } from '../project/projectWire.ts';
import { consumptionWire } from '../quantities/quantitiesWire.ts';
import { idWire, listOf, ownPermissionsWire, rowWire } from '../rest/wire.ts';

/** An older service calls ground_floor base_floor. */
const categoryWire = z
  .string()
  .transform((word) => (word === 'base_floor' ? 'ground_floor' : word))
  .pipe(z.enum(floorCategories));

const floorShape = {
  id: idWire,
  group_id: idWire.nullish(),
  group_name: z.string(),
  category: categoryWire,
  area: z.number(),
  height: z.number(),
  index: z.number(),
};

/** A floor; area m², height m. */
export const plainFloorWire = rowWire(floorShape);

/** The same with its consumption per m². */
const floorWire = rowWire({ ...floorShape, consumption: consumptionWire });

const floorGroupWire = rowWire({
  id: idWire.nullish(),
  name: z.string(),
  category: categoryWire,
  area: z.number(),
  height: z.number(),
  repetition: z.number(),
  index: z.number().nullish(),
});

const count = z.number().nullish();

/** A unit by itself. Only the bundled service sends groups, counts and totals; a new unit may lack its floors. */
const unitDetailWire = rowWire({
  id: idWire,
  name: z.string(),
  revision: z.number().nullish(),
  created_at: z.string().nullish(),
  updated_at: z.string().nullish(),
  repetition_count: count,
  housing_units_count: count,
  tower: z.object({ floors: listOf(floorWire) }).nullish(),
  floor_groups: z.array(floorGroupWire).nullish(),
  total_floors: count,
  tower_floors: count,
  base_floors: count,
  basement_floors: count,
  type_floors: count,
  /** After a change: names of options that are no longer the reference because of it. */
  lost_references: z.array(z.string()).nullish(),
  total_area: count,
  totals: unitTotalsWire,
  foundation: foundationTotalsWire,
  permissions: ownPermissionsWire,
});

export const unitReply = z.object({ unit: unitDetailWire });

export type PlainFloor = z.output<typeof plainFloorWire>;
export type FloorRow = z.output<typeof floorWire>;
export type FloorGroupRow = z.output<typeof floorGroupWire>;
export type UnitDetail = z.output<typeof unitDetailWire>;
