import { floorCategories } from '#domain/tower/floorCategories.ts';
import { buildingTypes } from '#domain/project/buildingTypes.ts';
import { projectPhases } from '#domain/project/phases.ts';
import { totalsSources } from '#domain/tower/representativeOption.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import { consumptionWire, type Totals, totalsIn, totalsShape } from '../quantities/quantitiesWire.ts';
import { ownPriceWire } from '../price/priceWire.ts';
import {
  idWire,
  listOf,
  metadataWire,
  ownPermissionsWire,
  rowsOf,
  insideRow,
  rowWire,
} from '../rest/wire.ts';

const text = z.string().nullish();
const place = z.string().trim().min(1);

const coverageShape = {
  uncovered_floors: z.number().nullish(),
  total_floors: z.number().nullish(),
  covered_area: z.number().nullish(),
  source: z.enum(totalsSources).optional(),
};
const coverageIn = insideRow(coverageShape);

/** Totals of a project or of a unit in it, from the options its figures come from. */
export const unitTotalsWire = z
  .object({ ...totalsShape, ...coverageShape })
  .transform((sent) => ({ ...totalsIn(sent), ...coverageIn(sent) }))
  .nullish();

/** Totals of the foundations of a tower or a project; null without one, absent on older services. */
export const foundationTotalsWire = z
  .object({ ...totalsShape })
  .transform((sent): Totals => totalsIn(sent))
  .nullish();

const equalFloorsWire = rowWire({
  category: z.enum(floorCategories),
  area: z.number(),
  height: z.number(),
  count: z.number().int(),
  technologies: z.array(z.enum(technologies)),
});

/** A unit as a project lists it; only id and name in a list of projects. */
const unitRowWire = rowWire({
  id: idWire,
  name: z.string(),
  consumption: consumptionWire,
  area: z.number().nullish(),
  repetition_count: z.number().nullish(),
  housing_units_count: z.number().nullish(),
  totals: unitTotalsWire,
  foundation: foundationTotalsWire,
  /** Floors from the lowest up. */
  elevation: z.array(equalFloorsWire).optional(),
});

/** A project, in a list or alone. Area m²; `consumption` per m². */
const projectRowWire = rowWire({
  id: idWire,
  name: z.string(),
  cep: text,
  state: place,
  city: place,
  neighborhood: text,
  street: text,
  number: text,
  phase: z.enum(projectPhases).catch('not_defined'),
  /** Null until set; missing on a service that has none. */
  building_type: z.enum(buildingTypes).nullish(),
  description: text,
  image_url: text,
  benchmark_consent: z.boolean().nullish(),
  prices_for_readers: z.boolean().nullish(),
  prices: listOf(ownPriceWire).optional(),
  created_at: z.string(),
  updated_at: text,
  revision: z.number().nullish(),
  area: z.number().nullish(),
  consumption: consumptionWire,
  totals: unitTotalsWire,
  foundation: foundationTotalsWire,
  permissions: ownPermissionsWire,
  organization_id: idWire.nullish(),
  organization_name: text,
  /** The creator. */
  user_id: idWire.optional(),
  units: z.array(unitRowWire).nullish(),
});

export const projectReply = z.object({ project: projectRowWire });

export const projectsReply = z.object({
  projects: rowsOf(projectRowWire, 'project'),
  metadata: metadataWire,
});

export type ProjectRow = z.output<typeof projectRowWire>;
export type UnitRow = z.output<typeof unitRowWire>;
