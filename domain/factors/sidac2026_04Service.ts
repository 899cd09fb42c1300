import type { FactorSet, StrengthFactor } from './factorSet.ts';
import { sidac2026_04 } from './sidac2026_04.ts';

const strongest = 40;

/** From 40 MPa on the public service takes the figures of 40. */
const clamped = (row: StrengthFactor): StrengthFactor => {
  const top = sidac2026_04.concrete.find(({ strength }) => strength === strongest) ?? row;
  return row.strength <= strongest ? row : { ...top, strength: row.strength, status: 'substituted' };
};

const { steel } = sidac2026_04;
const ca60 = steel.find(({ ca }) => ca === 60)!;

/**
 * The same factors as the public benchmark service applies them: it counts fck 45 as 40 and any steel but CA50 as CA60.
 * Observed on 2026-11-21; what it replaces is flagged.
 */
export const sidac2026_04Service: FactorSet = {
  ...sidac2026_04,
  id: 'sidac-2026-04-service',
  concrete: sidac2026_04.concrete.map(clamped),
  steel: [...steel, { ...ca60, ca: 25, status: 'substituted' }],
  otherSteel: { ...ca60, status: 'substituted' },
};
