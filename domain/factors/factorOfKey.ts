import type { FactorSet } from './factorSet.ts';
import {
  blockFactor,
  concreteFactor,
  type FoundFactor,
  groutFactor,
  mortarFactor,
  steelFactor,
} from './lookup.ts';

const byStrength = {
  concrete: concreteFactor,
  grout: groutFactor,
  mortar: mortarFactor,
  steel: steelFactor,
} as const;

/**
 * The factor of a material by its key (`concrete:30`, `block:inteiro (14x19x39):6`), per unit of the material; undefined
 * for a key that names none of the set's materials. `steel:other` is the set's row for steel of another class.
 */
export function factorOfKey(set: FactorSet, key: string): FoundFactor | undefined {
  const [kind = '', ...rest] = key.split(':');
  const strength = Number(rest.at(-1));
  if (key === 'steel:other') return { ...set.otherSteel, flags: ['substituted'] };
  if (!(strength > 0)) return undefined;
  if (kind === 'block') return blockFactor(set, rest.slice(0, -1).join(':'), strength);
  return isStrengthKind(kind) ? byStrength[kind](set, strength) : undefined;
}

const isStrengthKind = (kind: string): kind is keyof typeof byStrength => Object.hasOwn(byStrength, kind);
