import type { Range } from '../../range.ts';
import type { Technology } from './technology.ts';
import { concreteFieldsOf } from '../concrete/concreteNames.ts';
import { requiredDimensions } from '../dimensions.ts';

export const sanityMeasures = [
  'concrete_per_area',
  'steel_per_concrete',
  'steel_per_area',
  'form_per_concrete',
] as const;
/** m³/m² (equivalent thickness), kg steel per m³, kg steel per m², m² of formwork per m³. */
export type SanityMeasure = (typeof sanityMeasures)[number];

/** `recalled`: a Brazilian rule of thumb; `derived`: follows from the recalled ones and usual thicknesses. */
export type SanityBand = Range & { basis: 'recalled' | 'derived' };

const recalled = (min: number, max: number): SanityBand => ({ min, max, basis: 'recalled' });
const derived = (min: number, max: number): SanityBand => ({ min, max, basis: 'derived' });

type SheetElement =
  'columns' | 'beams' | 'walls' | 'slabs' | 'vertical_grout' | 'horizontal_grout' | 'mortar' | 'blocks';

type TechnologyRules = {
  /** The elements it usually has, and those it may have besides. */
  elements: readonly SheetElement[];
  optionalElements: readonly SheetElement[];
  /** MPa. */
  usualFck: number;
  /** Typical figures per floor. Outside is unusual, not wrong. */
  bands: Readonly<Record<SanityMeasure, SanityBand>>;
};

/** What a floor of each technology has, and what is usual for it. */
export const technologyRules: Readonly<Record<Technology, TechnologyRules>> = {
  beam_column: {
    elements: ['columns', 'beams', 'slabs'],
    optionalElements: [],
    usualFck: 30,
    bands: {
      concrete_per_area: recalled(0.16, 0.22),
      steel_per_area: recalled(12, 20),
      steel_per_concrete: derived(55, 125),
      form_per_concrete: derived(8, 14),
    },
  },
  concrete_wall: {
    elements: ['walls', 'slabs'],
    optionalElements: [],
    usualFck: 25,
    bands: {
      concrete_per_area: recalled(0.2, 0.28),
      steel_per_concrete: recalled(35, 60),
      steel_per_area: derived(7, 16.8),
      form_per_concrete: derived(10, 20),
    },
  },
  structural_masonry: {
    elements: ['slabs', 'vertical_grout', 'mortar', 'blocks'],
    optionalElements: ['columns', 'beams', 'horizontal_grout'],
    usualFck: 25,
    bands: {
      concrete_per_area: recalled(0.1, 0.14),
      steel_per_area: recalled(6, 10),
      steel_per_concrete: derived(43, 100),
      form_per_concrete: derived(7, 12),
    },
  },
};

/** What a technology can't do without, by name. */
export const requiredFields = (technology: Technology): string[] => [
  ...(technology === 'structural_masonry' ? ['masonry.blocks'] : []),
  ...concreteFieldsOf(technology).required,
  ...requiredDimensions(technology),
];
