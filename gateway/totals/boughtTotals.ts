import { type LossPlace, withLosses } from '#domain/materials/losses.ts';
import { type MaterialLine, scaleMaterials } from '#domain/materials/materials.ts';
import type { Totals } from '../quantities/quantitiesWire.ts';
import { toQuantities, withoutUnknown } from './sumTotals.ts';

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
