import { type Quantities, scaleQuantities, sumQuantities } from '#domain/quantities.ts';
import { totalsSources } from '#domain/representativeOption.ts';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { findReferenceUnits, type ReferenceUnit } from './referenceModules.ts';
import {
  type Consumption,
  consumptionOf,
  consumptionSchema,
  quantityTotalsSchema,
  totalsOf,
} from './totalsWire.ts';
import type { InsideOf } from '../http/spelling.ts';

/**
 * `area` m²; `consumption` per m² of it, floors without a structure included; `totals` whole amounts. Both are the
 * structure's; the foundation stands beside them.
 */
export const totalsSchema = z.object({
  area: z.number().describe('m²'),
  consumption: consumptionSchema.describe('per m² of floor area'),
  totals: quantityTotalsSchema.extend({
    total_floors: z.number().int(),
    uncovered_floors: z.number().int().describe('Floors no module covers; they count in the area'),
    source: z.enum(totalsSources).describe('The option the totals rest on'),
  }),
  foundation: quantityTotalsSchema
    .extend({ consumption: consumptionSchema.describe('per m² of floor area') })
    .nullable()
    .describe('What carries the towers, apart from `totals`; null where no foundation was entered'),
});

export type Totals = InsideOf<typeof totalsSchema>;

export type UnitTotals = Totals & { id: string; name: string; type: 'tower' };

export type ProjectTotals = Totals & { units: UnitTotals[] };

/** Totals of units by unit id; ids of no unit are left out. */
export async function unitTotals(db: Database, unitIds: string[]): Promise<Map<string, UnitTotals>> {
  const units = await findReferenceUnits(db, { unitIds });
  return new Map(units.map((unit) => [unit.id, totalsOfUnit(unit)]));
}

/** Totals of projects and of the units in them, by project id. Every id asked for is in the map. */
export async function projectTotals(db: Database, projectIds: string[]): Promise<Map<string, ProjectTotals>> {
  const units = Map.groupBy(await findReferenceUnits(db, { projectIds }), (unit) => unit.projectId);
  return new Map(projectIds.map((id) => [id, totalsOfProject(units.get(id) ?? [])]));
}

function totalsOfUnit(unit: ReferenceUnit): UnitTotals {
  return { id: unit.id, name: unit.name, type: 'tower', ...totalsOver([unit]) };
}

function totalsOfProject(units: ReferenceUnit[]): ProjectTotals {
  return { ...totalsOver(units), units: units.map(totalsOfUnit) };
}

function totalsOver(units: ReferenceUnit[]): Totals {
  const modules = units.flatMap((unit) => unit.modules);
  const whole = sumQuantities(modules.map(({ result, floors }) => scaleQuantities(result, floors)));
  const area = units.reduce((sum, unit) => sum + unit.area, 0);
  return {
    area,
    consumption: perArea(whole, area),
    totals: {
      ...totalsOf(whole),
      factorSet: modules.length === 0 ? null : whole.factorSet,
      totalFloors: units.reduce((sum, unit) => sum + unit.totalFloors, 0),
      uncoveredFloors: units.reduce((sum, unit) => sum + unit.uncoveredFloors, 0),
      source: sourceOf(units),
    },
    foundation: foundationOf(units, area),
  };
}

/** The foundations of units together; units without one add nothing. */
function foundationOf(units: ReferenceUnit[], area: number): Totals['foundation'] {
  const given = units.map(({ foundation }) => foundation).filter((each) => each !== null);
  if (given.length === 0) return null;
  const whole = sumQuantities(given);
  return { ...totalsOf(whole), consumption: perArea(whole, area) };
}

/** A project says `newest` as soon as one of its towers had to fall back to its newest option. */
function sourceOf(units: ReferenceUnit[]): Totals['totals']['source'] {
  const sources = new Set(units.map((unit) => unit.source));
  if (sources.has('newest')) return 'newest';
  return sources.has('reference') ? 'reference' : 'none';
}

function perArea(quantities: Quantities, area: number): Consumption {
  const { co2Min, co2Max, energyMin, energyMax } = consumptionOf(quantities);
  const per = (amount: number) => (area > 0 ? amount / area : 0);
  return {
    co2Min: per(co2Min),
    co2Max: per(co2Max),
    energyMin: per(energyMin),
    energyMax: per(energyMax),
  };
}
