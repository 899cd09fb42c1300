import { quantityFlags, type QuantityFlag } from '#domain/factors/lookup.ts';
import { materialUnits, type MaterialLine } from '#domain/materials/materials.ts';
import type { ElementQuantities, Quantities } from '#domain/materials/quantities.ts';
import { type Range, sumImpacts } from '#domain/range.ts';
import { z } from 'zod';
import { listOf, idWire, insideRow, type CheckedRow } from '../rest/wire.ts';

/** Totals of something; what is undefined was not sent. Masses kg, CO2 kgCO2e, energy MJ. */
export type Totals = {
  [Key in Exclude<keyof Quantities, 'materials'>]?: Quantities[Key] | null | undefined;
} & { materials?: SentMaterial[] | null | undefined };

/** `loss`: amount bought per amount in the building; only rows of reports have it, because they have no elements. */
type SentMaterial = MaterialLine & { loss?: number | undefined };

const flagWords: readonly string[] = quantityFlags;

/** Reasons why a figure rests on more than a published factor; unknown ones are skipped. */
const flagsWire = z
  .array(z.string())
  .nullish()
  .transform((words) => words?.filter((word): word is QuantityFlag => flagWords.includes(word)));

const ends = { co2_min: z.number(), co2_max: z.number(), energy_min: z.number(), energy_max: z.number() };

const ranges = (row: { co2_min: number; co2_max: number; energy_min: number; energy_max: number }) => ({
  co2: { min: row.co2_min, max: row.co2_max },
  energy: { min: row.energy_min, max: row.energy_max },
});

const materialWire = z
  .object({
    key: z.string(),
    label: z.string().optional(),
    amount: z.number(),
    unit: z.enum(materialUnits),
    ...ends,
    flags: flagsWire,
    loss: z.number().optional(),
  })
  .transform((row): SentMaterial => ({
    key: row.key,
    label: row.label ?? row.key,
    amount: row.amount,
    unit: row.unit,
    co2: { min: row.co2_min, max: row.co2_max },
    energy: { min: row.energy_min, max: row.energy_max },
    flags: row.flags ?? [],
    loss: row.loss,
  }));

const elementWire = z
  .object({ element: z.string(), materials: z.array(materialWire) })
  .transform(({ element, materials }): ElementQuantities => ({
    element,
    materials,
    ...sumImpacts(materials),
  }));

const amount = z.number().nullish();

/** What has to be paid for; the gateway finds its price. */
const priceAmountWire = z.object({
  element: z.string(),
  key: z.string(),
  unit: z.enum(materialUnits),
  amount: z.number().nullable(),
});

/** Totals in a row, beside its other fields; all absent on the live service. */
export const totalsShape = {
  total_concrete: amount,
  total_grout: amount,
  total_steel: amount,
  co2_min: amount,
  co2_max: amount,
  energy_min: amount,
  energy_max: amount,
  materials: listOf(materialWire).optional(),
  elements: listOf(elementWire).optional(),
  flags: flagsWire,
  factor_set: z.string().nullish(),
  price_amounts: listOf(priceAmountWire).optional(),
};

type TotalsRow = z.output<z.ZodObject<typeof totalsShape>>;

/** The totals in a row whose schema has `totalsShape`, in the graph's names. */
export const totalsIn = (row: TotalsRow): Totals => ({
  concrete: row.total_concrete,
  grout: row.total_grout,
  steel: row.total_steel,
  co2: rangeOf(row.co2_min, row.co2_max),
  energy: rangeOf(row.energy_min, row.energy_max),
  materials: row.materials,
  elements: row.elements,
  flags: row.flags,
  factorSet: row.factor_set,
  priceAmounts: row.price_amounts,
});

/** Undefined where the ends were not sent, null where the service has none. */
function rangeOf(min: number | null | undefined, max: number | null | undefined): Range | null | undefined {
  if (min === undefined || max === undefined) return undefined;
  return min === null || max === null ? null : { min, max };
}

/** Intensity or per-floor consumption, as the service computes it. */
export const consumptionWire = z.object(ends).transform(ranges).nullish();

export type Consumption = { co2: Range; energy: Range };

const text = z.string().nullish();

/** The fields of anything with quantities and versions, a module or a foundation, beside its totals. */
export const versionedShape = {
  id: idWire,
  consumption: consumptionWire,
  version: z.number().nullish(),
  version_id: idWire.nullish(),
  version_name: text,
  version_updated_at: text,
  revision: z.number().nullish(),
  created_at: text,
  updated_at: text,
};

/** The fields of a version of either, beside its totals. */
export const versionShape = {
  name: text,
  description: text,
  data: z.record(z.string(), z.unknown()).nullish(),
  revision: z.number().nullish(),
};

/** Reads a row with totals flat beside the fields of `shape`: the fields under their inner names, and `totals`. */
export function insideWithTotals<Shape extends z.core.$ZodShape>(shape: Shape) {
  const named = insideRow(shape);
  return (row: CheckedRow<Shape> & CheckedRow<typeof totalsShape>) => ({
    ...named(row),
    totals: totalsIn(row),
  });
}
