import type { FactorSet } from './factorSet.ts';
import { sidac2026_04 } from './sidac2026_04.ts';

/** One value in the source: one declaration, not a spread of suppliers. Strand RB 12.7, per kg. */
const strand = { co2: { min: 2.3, max: 2.3 }, energy: { min: 8.025, max: 16.05 } };

/** The same with rows for prestressing steel, which the set before it counted as rebar. */
export const sidac2026_04b: FactorSet = {
  ...sidac2026_04,
  id: 'sidac-2026-04b',
  version: '2026-04b',
  steel: [...sidac2026_04.steel, { ca: 190, ...strand, status: 'published' }],
  otherPrestressing: { ...strand, status: 'substituted' },
};
