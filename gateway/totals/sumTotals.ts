import { type Quantities, scaleQuantities, sumQuantities } from '#domain/materials/quantities.ts';
import { zeroRange } from '#domain/range.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { type LossPlace, withLosses } from '#domain/materials/losses.ts';
import { type MaterialLine, scaleMaterials } from '#domain/materials/materials.ts';

/** Totals as quantities; what was not sent counts as nothing, so whoever sums them says afterwards what was not. */
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

/** A sum of which a part was not sent is not known: it would be too small, and nobody could see it. */
const withoutUnknown = (list: readonly Totals[], sum: Totals): Totals => ({
  ...sum,
  ...Object.fromEntries(
    amounts.filter((key) => list.some((totals) => totals[key] === undefined)).map((key) => [key, undefined]),
  ),
});

/** All of them together; undefined what one of them does not have, and the factor set null where several took part. */
export function sumTotals(list: readonly Totals[]): Totals {
  const sets = new Set(list.map(({ factorSet }) => factorSet ?? null));
  const [only = null] = sets;
  const factorSet = sets.size === 1 ? only : null;
  return withoutUnknown(list, { ...sumQuantities(list.map(toQuantities)), factorSet });
}

/** Totals of a tower as often as it is built. */
export function totalsTimes(totals: Totals, times: number): Totals {
  if (times === 1) return totals;
  const { factorSet } = totals;
  return withoutUnknown([totals], { ...scaleQuantities(toQuantities(totals), times), factorSet });
}

/** Totals as they are bought, with the losses of Brazilian practice; without elements, its materials stand for one. */
export function boughtTotals(place: LossPlace, totals: Totals): Totals {
  const { materials, factorSet } = totals;
  const elements =
    totals.elements ?? (materials == null ? undefined : [{ ...noRange, element: place, materials }]);
  if (elements === undefined) return { factorSet };
  const known = { ...toQuantities(totals), elements };
  return withoutUnknown([totals], { ...withLosses(place, known), factorSet });
}

/** Its materials as they are bought: by the loss told of each, else by those of the elements. */
export const boughtMaterials = (place: LossPlace, totals: Totals): readonly MaterialLine[] =>
  totals.materials?.every(({ loss }) => loss !== undefined) === true
    ? totals.materials.flatMap((line) => scaleMaterials([line], line.loss ?? 1))
    : (boughtTotals(place, totals).materials ?? []);

const noRange = { co2: { min: 0, max: 0 }, energy: { min: 0, max: 0 } };
