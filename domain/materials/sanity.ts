import { usualBands } from '../structures/concrete/slabBands.ts';
import type { SlabSystem } from '../structures/concrete/slabSystem.ts';
import {
  type SanityBand,
  type SanityMeasure,
  sanityMeasures,
} from '../structures/technology/technologyRules.ts';
import type { Technology } from '../structures/technology/technology.ts';

export const sanityUnits: Record<SanityMeasure, string> = {
  concrete_per_area: 'm³/m²',
  steel_per_concrete: 'kg/m³',
  steel_per_area: 'kg/m²',
  form_per_concrete: 'm²/m³',
};

/** Per floor: concrete m³, steel kg, formwork m² (null where not recorded), floor area m². */
type SanityInput = { concrete: number; steel: number; form: number | null; area: number };

export type SanityHint = {
  measure: SanityMeasure;
  value: number;
  band: SanityBand;
  position: 'below' | 'within' | 'above';
};

/** The measures that can be computed, each compared with its band for the slab system. */
export function sanityHints(
  technology: Technology,
  { concrete, steel, form, area }: SanityInput,
  system?: SlabSystem | null,
): SanityHint[] {
  const bands = usualBands(technology, system);
  const values: Record<SanityMeasure, number | null> = {
    concrete_per_area: ratio(concrete, area),
    // Concrete without any steel is the error most worth a hint.
    steel_per_concrete: concrete > 0 ? steel / concrete : null,
    steel_per_area: ratio(steel, area),
    form_per_concrete: form === null ? null : ratio(form, concrete),
  };
  return sanityMeasures.flatMap((measure) => {
    const value = values[measure];
    if (value === null) return [];
    const band = bands[measure];
    const position = value < band.min ? 'below' : value > band.max ? 'above' : 'within';
    return [{ measure, value, band, position } satisfies SanityHint];
  });
}

const ratio = (amount: number, divisor: number) => (amount > 0 && divisor > 0 ? amount / divisor : null);
