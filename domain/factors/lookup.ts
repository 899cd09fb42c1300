import type { Range } from '../range.ts';
import { scaleRange } from '../range.ts';
import { referenceBlock } from './blockTypes.ts';
import type { FactorSet, StrengthFactor } from './factorSet.ts';
import { along, locate } from './interpolate.ts';
import { isPrestressing } from './steelClass.ts';

export const quantityFlags = [
  'interpolated',
  'extrapolated',
  'substituted',
  'strand_as_rebar',
  'declared',
  'inferred',
  'assumed',
] as const;

/**
 * How a figure came about, unless it is a measured amount times the set's own row. `declared`: by a supplier's
 * document; `inferred`: from what that supplier declared for another row of the kind; `assumed`: the amount is a usual
 * rate; `strand_as_rebar`: by a set without rows for prestressing steel.
 */
export type QuantityFlag = (typeof quantityFlags)[number];

/** CO₂ kgCO₂e and energy MJ per unit of material, and how the figure came about. */
export type FoundFactor = { co2: Range; energy: Range; flags: QuantityFlag[] };

function byStrength(rows: readonly StrengthFactor[], strength: number): FoundFactor {
  const position = locate(rows, (row) => row.strength, strength);
  const flags = new Set<QuantityFlag>();
  if (position.place === 'between') flags.add('interpolated');
  const restsOnExtension = position.from.status === 'extrapolated' || position.to.status === 'extrapolated';
  if (position.place === 'beyond' || restsOnExtension) flags.add('extrapolated');
  const substituted = [position.from, position.to].some(({ status }) => status === 'substituted');
  if (substituted) flags.add('substituted');
  const range = (of: (row: StrengthFactor) => Range): Range => {
    // Far beyond the table the lines may cross zero or each other; keep it a range.
    const min = Math.max(
      0,
      along(position, (row) => of(row).min),
    );
    return {
      min,
      max: Math.max(
        min,
        along(position, (row) => of(row).max),
      ),
    };
  };
  return { co2: range((row) => row.co2), energy: range((row) => row.energy), flags: [...flags] };
}

/** Per m³ of concrete of strength fck, MPa. */
export const concreteFactor = (set: FactorSet, fck: number): FoundFactor => byStrength(set.concrete, fck);

/** Per m³ of grout of strength fgk, MPa. */
export const groutFactor = (set: FactorSet, fgk: number): FoundFactor => byStrength(set.grout, fgk);

/** Per m³ of mortar of strength fak, MPa. */
export const mortarFactor = (set: FactorSet, fak: number): FoundFactor => byStrength(set.mortar, fak);

/** Per kg of steel; a class without a row takes the widest range of those of its kind, rebar or prestressing steel. */
export function steelFactor(set: FactorSet, ca: number): FoundFactor {
  const row = set.steel.find((candidate) => candidate.ca === ca);
  const other = isPrestressing(ca) ? (set.otherPrestressing ?? set.otherSteel) : set.otherSteel;
  const { co2, energy, status } = row ?? other;
  const flags: QuantityFlag[] = status === 'substituted' ? ['substituted'] : [];
  if (isPrestressing(ca) && countsStrandAsRebar(set)) flags.push('strand_as_rebar');
  return { co2, energy, flags };
}

/** Whether figures by the set hold prestressing steel at the factors of rebar. */
export const countsStrandAsRebar = (set: FactorSet): boolean => set.otherPrestressing === undefined;

/** Mass of a block, kg; undefined for a type the set doesn't know. Beyond the table the end value holds. */
export function blockMass(set: FactorSet, type: string, fbk: number): number | undefined {
  const masses = set.blockMasses.find((row) => row.type === type)?.masses;
  if (masses === undefined) return undefined;
  const position = locate(masses, (row) => row.fbk, fbk);
  const share = Math.min(1, Math.max(0, position.share));
  return along({ ...position, share }, (row) => row.mass);
}

/**
 * Per block of strength fbk, MPa: the reference block's figure by mass. A type the set doesn't know (only data from
 * elsewhere can hold one) counts as the reference block and is flagged.
 */
export function blockFactor(set: FactorSet, type: string, fbk: number): FoundFactor {
  const found = byStrength(set.blocks, fbk);
  if (type === referenceBlock) return found;
  const mass = blockMass(set, type, fbk);
  const reference = blockMass(set, referenceBlock, fbk);
  if (mass === undefined || reference === undefined)
    return { ...found, flags: [...found.flags, 'substituted'] };
  const ratio = mass / reference;
  return { co2: scaleRange(found.co2, ratio), energy: scaleRange(found.energy, ratio), flags: found.flags };
}
