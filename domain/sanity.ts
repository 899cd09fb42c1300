import type { Range } from './range.ts';
import type { Technology } from './technology.ts';

const sanityMeasures = [
  'concrete_per_area',
  'steel_per_concrete',
  'steel_per_area',
  'form_per_concrete',
] as const;
/** m³/m² (equivalent thickness), kg steel per m³, kg steel per m², m² of formwork per m³. */
export type SanityMeasure = (typeof sanityMeasures)[number];

export const sanityUnits: Record<SanityMeasure, string> = {
  concrete_per_area: 'm³/m²',
  steel_per_concrete: 'kg/m³',
  steel_per_area: 'kg/m²',
  form_per_concrete: 'm²/m³',
};

/** `recalled`: a Brazilian rule of thumb; `derived`: follows from the recalled ones and usual thicknesses. */
type SanityBand = Range & { basis: 'recalled' | 'derived' };

const recalled = (min: number, max: number): SanityBand => ({ min, max, basis: 'recalled' });
const derived = (min: number, max: number): SanityBand => ({ min, max, basis: 'derived' });

/** Typical figures per floor. Outside is unusual, not wrong. */
export const sanityBands: Record<Technology, Record<SanityMeasure, SanityBand>> = {
  beam_column: {
    concrete_per_area: recalled(0.16, 0.22),
    steel_per_area: recalled(12, 20),
    steel_per_concrete: derived(55, 125),
    form_per_concrete: derived(8, 14),
  },
  concrete_wall: {
    concrete_per_area: recalled(0.2, 0.28),
    steel_per_concrete: recalled(35, 60),
    steel_per_area: derived(7, 16.8),
    form_per_concrete: derived(10, 20),
  },
  structural_masonry: {
    concrete_per_area: recalled(0.1, 0.14),
    steel_per_area: recalled(6, 10),
    steel_per_concrete: derived(43, 100),
    form_per_concrete: derived(7, 12),
  },
};

/** Per floor: concrete m³, steel kg, formwork m² (null where not recorded), floor area m². */
type SanityInput = { concrete: number; steel: number; form: number | null; area: number };

export type SanityHint = {
  measure: SanityMeasure;
  value: number;
  band: SanityBand;
  position: 'below' | 'within' | 'above';
};

/** The measures that can be formed from what is there, each held against its band. */
export function sanityHints(
  technology: Technology,
  { concrete, steel, form, area }: SanityInput,
): SanityHint[] {
  const values: Record<SanityMeasure, number | null> = {
    concrete_per_area: ratio(concrete, area),
    steel_per_concrete: ratio(steel, concrete),
    steel_per_area: ratio(steel, area),
    form_per_concrete: form === null ? null : ratio(form, concrete),
  };
  return sanityMeasures.flatMap((measure) => {
    const value = values[measure];
    if (value === null) return [];
    const band = sanityBands[technology][measure];
    const position = value < band.min ? 'below' : value > band.max ? 'above' : 'within';
    return [{ measure, value, band, position } satisfies SanityHint];
  });
}

const ratio = (amount: number, divisor: number) => (amount > 0 && divisor > 0 ? amount / divisor : null);
