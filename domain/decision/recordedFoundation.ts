import type { FactorOverrides } from '../comparison/suppliers.ts';
import type { Quantities } from '../materials/quantities.ts';
import type { RecordedFoundation } from './decisionRecord.ts';
import { recordedQuantities } from './recordedQuantities.ts';

/** What carries the tower, with what its valid version comes to. */
export type ComparedFoundation = Omit<RecordedFoundation, 'quantities' | 'together'> & {
  quantities: Quantities;
};

/** As a side of a comparison takes it. */
export const foundationSide = (foundation: ComparedFoundation | null | undefined) =>
  foundation == null ? null : { elements: foundation.quantities.elements, factorSet: foundation.factorSet };

/** As a record keeps it: by itself, and together with the structure it carries. `area` m². */
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
