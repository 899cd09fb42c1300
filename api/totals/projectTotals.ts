import { setImmediate } from 'node:timers/promises';
import { floorCategories } from '#domain/tower/floorCategories.ts';
import { type Quantities, scaleQuantities, sumQuantities } from '#domain/materials/quantities.ts';
import { sumOverTowers, timesBuilt } from '#domain/tower/timesBuilt.ts';
import { totalsSources } from '#domain/tower/representativeOption.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { readReferenceUnits, type ReferenceUnit } from './referenceUnits.ts';
import type { EqualFloors } from './towerTotals.ts';
import {
  type Consumption,
  consumptionOf,
  consumptionSchema,
  quantityTotalsSchema,
  totalsOf,
} from './totalsWire.ts';
import type { InsideOf } from '../http/input/spelling.ts';

/** A tower's own figures are those of one; its project counts it as often as it is built. */
export const builtSchema = z.object({
  repetition_count: z.number().int().describe('How many such towers are built'),
  housing_units_count: z.number().int().nullable().describe('Dwellings of one tower; null where not told'),
});

/**
 * `area` m². `consumption` of a tower is per m² of its area, floors without a structure included; of a project per m²
 * of the floors with one. `totals` are whole amounts. Both are the structure's; the foundation stands beside them.
 */
export const totalsSchema = z.object({
  area: z.number().describe('m²'),
  consumption: consumptionSchema.describe(
    'per m² of floor area; of a project, of the floors that have a structure',
  ),
  totals: quantityTotalsSchema.extend({
    total_floors: z.number().int(),
    uncovered_floors: z.number().int().describe('Floors no module covers; they count in `area`'),
    covered_area: z.number().describe('Area of the floors that have a structure, m²'),
    source: z.enum(totalsSources).describe('The option the totals rest on'),
  }),
  foundation: quantityTotalsSchema
    .extend({ consumption: consumptionSchema.describe('per m² of the same area as that of the structure') })
    .nullable()
    .describe('What carries the towers, apart from `totals`; null where no foundation was entered'),
});

/** The drawing of a tower. */
export const elevationSchema = z
  .array(
    z.object({
      category: z.enum(floorCategories),
      area: z.number().describe('m², of one floor'),
      height: z.number().describe('m, of one floor'),
      count: z.number().int().describe('How many such floors follow each other'),
      technologies: z.array(z.enum(technologies)).describe('Of the option the totals rest on'),
    }),
  )
  .describe('Floors from the lowest up, equal ones together');

type Totals = InsideOf<typeof totalsSchema>;

type UnitTotals = Totals & InsideOf<typeof builtSchema> & { id: string; name: string; type: 'tower' };

type UnitRow = UnitTotals & { elevation: EqualFloors[] };

type ProjectTotals = Totals & { units: UnitRow[] };

/** Totals of projects and of the units in them, by project id. Every id asked for is in the map. */
export async function projectTotals(db: Database, projectIds: string[]): Promise<Map<string, ProjectTotals>> {
  const all = await readReferenceUnits(db, { projectIds });
  const rowOf = (unit: ReferenceUnit): UnitRow => ({ ...totalsOfUnit(unit), elevation: unit.elevation });
  const units = Map.groupBy(all, (unit) => unit.projectId);
  const totals = new Map<string, ProjectTotals>();
  for (const id of projectIds) {
    await setImmediate(); // as between the towers
    const own = units.get(id) ?? [];
    totals.set(id, { ...totalsOver(own, 'coveredArea'), units: own.map(rowOf) });
  }
  return totals;
}

/** The totals of the representative option of a unit, which are those of one tower. */
export function totalsOfUnit(unit: ReferenceUnit): UnitTotals {
  const { id, name, repetitionCount, dwellings } = unit;
  const own = totalsOver([{ ...unit, repetitionCount: 1 }], 'area');
  return { id, name, type: 'tower', repetitionCount, dwellings, ...own };
}

/** The sum of units, each counted as often as it is built; intensities per m² of the given area. */
function totalsOver(units: ReferenceUnit[], per: 'area' | 'coveredArea'): Totals {
  const of = (part: 'structure' | 'foundation') =>
    units.flatMap((unit) => (unit[part] === null ? [] : [scaleQuantities(unit[part], timesBuilt(unit))]));
  const structures = of('structure');
  const total = sumQuantities(structures);
  const sum = (value: (unit: ReferenceUnit) => number) => sumOverTowers(units, value);
  const divisor = sum((unit) => unit[per]);
  return {
    area: sum((unit) => unit.area),
    consumption: perArea(total, divisor),
    totals: {
      ...totalsOf(total),
      factorSet: structures.length === 0 ? null : total.factorSet,
      totalFloors: sum((unit) => unit.totalFloors),
      uncoveredFloors: sum((unit) => unit.uncoveredFloors),
      coveredArea: sum((unit) => unit.coveredArea),
      source: sourceOf(units),
    },
    foundation: foundationOf(of('foundation'), divisor),
  };
}

/** The foundations of units together; units without one add nothing. */
function foundationOf(given: Quantities[], area: number): Totals['foundation'] {
  if (given.length === 0) return null;
  const total = sumQuantities(given);
  return { ...totalsOf(total), consumption: perArea(total, area) };
}

/** A project says `newest` if any of its towers had to fall back to its newest option. */
function sourceOf(units: ReferenceUnit[]): Totals['totals']['source'] {
  const sources = new Set(units.map((unit) => unit.source));
  if (sources.has('newest')) return 'newest';
  return sources.has('reference') ? 'reference' : 'none';
}

function perArea(quantities: Quantities, area: number): Consumption {
  const { co2Min, co2Max, energyMin, energyMax } = consumptionOf(quantities);
  const overArea = (amount: number) => (area > 0 ? amount / area : 0);
  return {
    co2Min: overArea(co2Min),
    co2Max: overArea(co2Max),
    energyMin: overArea(energyMin),
    energyMax: overArea(energyMax),
  };
}
