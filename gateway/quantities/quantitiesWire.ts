import { z } from 'zod';

export type Range = { min: number; max: number };

/** One material, in the shape of the graph. Amount in `unit`, CO2 in kg, energy in MJ. */
export type MaterialLine = {
  key: string;
  label: string;
  amount: number;
  unit: string;
  co2: Range;
  energy: Range;
  flags: string[];
};

export type ElementLine = { element: string; materials: MaterialLine[]; co2: Range; energy: Range };

const flags = ['interpolated', 'extrapolated', 'substituted'];

/** Reasons why a figure rests on more than a published factor; unknown ones are skipped. */
export const flagsWire = z
  .array(z.string())
  .nullish()
  .transform((words) => words?.filter((word) => flags.includes(word)));

const materialWire = z
  .object({
    key: z.string(),
    label: z.string().optional(),
    amount: z.number(),
    unit: z.string(),
    co2_min: z.number(),
    co2_max: z.number(),
    energy_min: z.number(),
    energy_max: z.number(),
    flags: flagsWire,
  })
  .transform((line): MaterialLine => ({
    key: line.key,
    label: line.label ?? line.key,
    amount: line.amount,
    unit: line.unit,
    co2: { min: line.co2_min, max: line.co2_max },
    energy: { min: line.energy_min, max: line.energy_max },
    flags: line.flags ?? [],
  }));

const elementWire = z
  .object({ element: z.string(), materials: z.array(materialWire) })
  .transform(({ element, materials }): ElementLine => ({
    element,
    materials,
    co2: sumRanges(materials.map(({ co2 }) => co2)),
    energy: sumRanges(materials.map(({ energy }) => energy)),
  }));

/** Sum of ranges, end by end. */
export function sumRanges(ranges: readonly Range[]): Range {
  let min = 0;
  let max = 0;
  for (const range of ranges) {
    min += range.min;
    max += range.max;
  }
  return { min, max };
}

const amount = z.number().nullish();

/** Totals as rows carry them, beside their other fields; all absent on the live service. Masses kg, CO2 kg, energy MJ. */
export const totalsShape = {
  total_concrete: amount,
  total_grout: amount,
  total_steel: amount,
  co2_min: amount,
  co2_max: amount,
  energy_min: amount,
  energy_max: amount,
  materials: z.array(materialWire).nullish(),
  elements: z.array(elementWire).nullish(),
  flags: flagsWire,
  factor_set: z.string().nullish(),
};

export const totalsWire = z.object(totalsShape);

/** Totals of something; what is undefined was not sent. */
export type Totals = Partial<z.output<typeof totalsWire>>;

/** Intensity or per-floor consumption, as the service computes it. */
export const consumptionWire = z
  .object({ co2_min: z.number(), co2_max: z.number(), energy_min: z.number(), energy_max: z.number() })
  .nullish();

export type ConsumptionWire = z.output<typeof consumptionWire>;
