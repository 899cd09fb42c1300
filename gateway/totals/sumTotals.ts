import { type Quantities, scaleQuantities, sumQuantities } from '#domain/materials/quantities.ts';
import { scaleLine, zeroRange } from '#domain/range.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { type LossPlace, withLosses } from '#domain/materials/losses.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';

/** Totals as quantities. Missing figures count as 0, so callers restore them as unknown afterwards. */
export const toQuantities = (totals: Totals): Quantities => ({
  concrete: totals.concrete ?? null,
  grout: totals.grout ?? null,
  steel: totals.steel ?? null,
  co2: totals.co2 ?? zeroRange,
  energy: totals.energy ?? zeroRange,
  materials: totals.materials ?? [],
  elements: totals.elements ?? [],
  flags: totals.flags ?? [],
  factorSet: totals.factorSet ?? '',
  ...(totals.priceAmounts && { priceAmounts: totals.priceAmounts }),
});

const amounts = [
  'concrete',
  'grout',
  'steel',
  'co2',
  'energy',
  'materials',
  'elements',
  'priceAmounts',
] as const;

/** A sum with a missing part is unknown: it would be too small without anybody noticing. */
const withoutUnknown = (list: readonly Totals[], sum: Totals): Totals => ({
  ...sum,
  ...Object.fromEntries(
    amounts.filter((key) => list.some((totals) => totals[key] === undefined)).map((key) => [key, undefined]),
  ),
});

/** The sum of all; undefined where one has no value, and without a factor set where several took part. */
export function sumTotals(list: readonly Totals[]): Totals {
  const sets = new Set(list.map(({ factorSet }) => factorSet ?? null));
  const [only = null] = sets;
  const factorSet = sets.size === 1 ? only : null;
  return withoutUnknown(list, { ...sumQuantities(list.map(toQuantities)), factorSet });
}

/** Totals of a tower, counted as often as it is built. */
export function totalsTimes(totals: Totals, times: number): Totals {
  if (times === 1) return totals;
  const { factorSet } = totals;
  return withoutUnknown([totals], { ...scaleQuantities(toQuantities(totals), times), factorSet });
}

/** Totals with the losses of Brazilian practice; without elements, its materials are taken as one. */
export function totalsWithLosses(place: LossPlace, totals: Totals): Totals {
  const { materials, factorSet } = totals;
  const elements =
    totals.elements ??
    (materials == null ? undefined : [{ co2: zeroRange, energy: zeroRange, element: place, materials }]);
  if (elements === undefined) return { factorSet };
  const known = { ...toQuantities(totals), elements };
  return withoutUnknown([totals], { ...withLosses(place, known), factorSet });
}

/** Its materials with losses: each by its own sent loss, else by those of the elements. */
export const materialsWithLosses = (place: LossPlace, totals: Totals): readonly MaterialLine[] =>
  totals.materials?.every(({ loss }) => loss !== undefined) === true
    ? totals.materials.map((line) => scaleLine(line, line.loss ?? 1))
    : (totalsWithLosses(place, totals).materials ?? []);
