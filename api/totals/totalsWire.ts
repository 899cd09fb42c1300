import { quantityFlags, type QuantityFlag } from '#domain/factors/lookup.ts';
import type { Quantities } from '#domain/materials/quantities.ts';
import { materialUnits, type MaterialLine } from '#domain/materials/materials.ts';
import { z } from 'zod';
import type { InsideOf } from '../http/input/spelling.ts';
import { readResult } from '../versions/storedResult.ts';
import { storedQuantities, type StoredVersion } from './storedQuantities.ts';

const flags = z.array(z.enum(quantityFlags));

/** kgCO₂e and MJ, each as a range; per m², per floor or whole, as the owner says. */
export const consumptionSchema = z.object({
  co2_min: z.number().describe('kgCO₂e'),
  co2_max: z.number().describe('kgCO₂e'),
  energy_min: z.number().describe('MJ'),
  energy_max: z.number().describe('MJ'),
});

export type Consumption = InsideOf<typeof consumptionSchema>;

export const materialSchema = consumptionSchema.extend({
  key: z.string().describe('Material and class, e.g. concrete:30'),
  label: z.string(),
  amount: z.number(),
  unit: z.enum(materialUnits),
  flags,
});

/** An amount to pay for, without its price. */
const priceAmountSchema = z.object({
  element: z.string(),
  key: z.string().describe('Of the price, e.g. concrete:columns:30'),
  unit: z.enum(materialUnits),
  amount: z.number().nullable().describe('null where it was not entered'),
});

export const quantityTotalsSchema = consumptionSchema.extend({
  total_concrete: z.number().nullable().describe('kg'),
  total_grout: z.number().nullable().describe('kg'),
  total_steel: z.number().nullable().describe('kg'),
  materials: z.array(materialSchema),
  flags,
  factor_set: z.string().nullable(),
  price_amounts: z.array(priceAmountSchema).optional(),
});

/** Whole amounts on the wire; unrounded. */
type QuantityTotals = InsideOf<typeof quantityTotalsSchema>;

export function consumptionOf(quantities: Pick<Quantities, 'co2' | 'energy'>): Consumption {
  const { co2, energy } = quantities;
  return { co2Min: co2.min, co2Max: co2.max, energyMin: energy.min, energyMax: energy.max };
}

function materialOnWire(line: MaterialLine): InsideOf<typeof materialSchema> {
  const { key, label, amount, unit } = line;
  return { key, label, amount, unit, ...consumptionOf(line), flags: [...line.flags] as QuantityFlag[] };
}

/** The domain's quantities in the flat, snake_case form of the wire. */
export function totalsOf(quantities: Quantities): QuantityTotals {
  return {
    totalConcrete: quantities.concrete,
    totalGrout: quantities.grout,
    totalSteel: quantities.steel,
    ...consumptionOf(quantities),
    materials: quantities.materials.map(materialOnWire),
    flags: [...quantities.flags],
    factorSet: quantities.factorSet,
    ...(quantities.priceAmounts && { priceAmounts: quantities.priceAmounts }),
  };
}

/** What nothing consumes. */
export const noConsumption: Consumption = { co2Min: 0, co2Max: 0, energyMin: 0, energyMax: 0 };

/** A part of the structure (columns, slabs, …) and what it takes. */
export const elementSchema = consumptionSchema.extend({
  element: z.string(),
  materials: z.array(materialSchema),
});

/** A version's quantities on the wire over `floors` floors, with the consumption of one. */
export function resultOnWire(version: StoredVersion, floors: number) {
  const total = storedQuantities(version, floors);
  return {
    ...totalsOf(total),
    consumption: consumptionOf(readResult(version.result)),
    elements: total.elements.map((part) => ({
      element: part.element,
      ...consumptionOf(part),
      materials: part.materials.map(materialOnWire),
    })),
  };
}
