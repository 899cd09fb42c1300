import { declaredQuantities } from '../comparison/sides/declaredQuantities.ts';
import type { FactorOverrides } from '../comparison/sides/suppliers.ts';
import { type Quantities, sumQuantities } from '../materials/quantities.ts';
import { divideRange } from '../range.ts';
import type { RecordedFoundation, RecordedQuantities } from './decisionRecord.ts';

/** The totals of some structures, with declared suppliers; per m² where there is an area (m²). */
export function recordedQuantities(
  parts: readonly Quantities[],
  area: number,
  factors: FactorOverrides,
): RecordedQuantities {
  const { concrete, grout, steel, materials, co2, energy, flags } = sumQuantities(
    parts.map((part) => ({ ...part, ...declaredQuantities(part, factors) })),
  );
  return {
    concrete,
    grout,
    steel,
    co2,
    energy,
    co2PerSquareMeter: area > 0 ? divideRange(co2, area) : null,
    energyPerSquareMeter: area > 0 ? divideRange(energy, area) : null,
    materials,
    flags,
  };
}

/** A foundation, with the totals of its valid version. */
export type ComparedFoundation = Omit<RecordedFoundation, 'quantities' | 'together'> & {
  quantities: Quantities;
};

/** In the form of a comparison's side. */
export const foundationSide = (foundation: ComparedFoundation | null | undefined) =>
  foundation == null ? null : { elements: foundation.quantities.elements, factorSet: foundation.factorSet };

/** In the form of a record: by itself, and together with its structure. `area` m². */
export function recordedFoundation(
  { quantities, ...foundation }: ComparedFoundation,
  structure: readonly Quantities[],
  area: number,
  factors: FactorOverrides,
): RecordedFoundation {
  return {
    ...foundation,
    quantities: recordedQuantities([quantities], area, factors),
    together: recordedQuantities([...structure, quantities], area, factors),
  };
}
