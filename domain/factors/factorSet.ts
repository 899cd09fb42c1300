import type { Range } from '../range.ts';
import type { BlockType } from './blockTypes.ts';

/** Where a row stands: from the source, or derived by us. */
export const factorStatuses = ['published', 'extrapolated', 'substituted'] as const;

type FactorStatus = (typeof factorStatuses)[number];

/** Cradle to gate (A1–A3): CO₂ kgCO₂e and energy MJ per unit of the material. */
export type Factor = { co2: Range; energy: Range; status: FactorStatus };

/** Factors by characteristic strength, MPa, ascending. */
export type StrengthFactor = Factor & { strength: number };

type SteelFactor = Factor & { ca: number };

/** Mass of a block, kg, by its strength fbk, MPa. */
export type BlockMass = { type: BlockType; masses: { fbk: number; mass: number }[] };

/** One edition of the factors. Concrete, grout and mortar per m³, steel per kg, blocks per reference block. */
export type FactorSet = {
  id: string;
  version: string;
  source: string;
  /** YYYY-MM-DD. */
  date: string;
  concrete: StrengthFactor[];
  steel: SteelFactor[];
  /** Any class without a row; where `otherPrestressing` is given, only rebar classes. */
  otherSteel: Factor;
  /** Prestressing steel without a row; absent in sets that count it as rebar. */
  otherPrestressing?: Factor;
  grout: StrengthFactor[];
  mortar: StrengthFactor[];
  blocks: StrengthFactor[];
  blockMasses: BlockMass[];
};
