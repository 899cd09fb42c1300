import { factorOfKey } from '../../factors/factorOfKey.ts';
import { factorSetById } from '../../factors/factorSets.ts';
import { type Range, valueAt } from '../../range.ts';
import { kindOf } from './kinds.ts';
import type { ComparedLine, Indicator } from './lines.ts';

/**
 * A factor-set row with a declared value, per unit; energy is null where the document has none. The supplier is named
 * with the material.
 */
export type DeclaredFactor = { co2: Range; energy: Range | null; supplier?: string };

/** Declared values by material key. They act on both sides of a comparison alike. */
export type FactorOverrides = ReadonlyMap<string, DeclaredFactor>;

const wholeRange: Range = { min: 0, max: 1 };

/**
 * The part of a kind's ranges on which its supplier is known to stand, from their declaration: t of the declared row on
 * the scale of the factor set, cut to [0, 1]. With several declared rows, from the lowest to the highest. The whole
 * range where nothing is declared, and where the set is unknown.
 */
function partOf(material: string, factorSet: string, of: Indicator, overrides: FactorOverrides): Range {
  const set = factorSetById(factorSet);
  const kind = kindOf(material);
  if (set === undefined || kind === 'DECLARED') return wholeRange;
  const parts = [...overrides].flatMap(([key, { [of]: declared }]) => {
    const scale = kindOf(key) === kind ? factorOfKey(set, key)?.[of] : undefined;
    if (scale === undefined || declared === null || scale.max <= scale.min) return [];
    const t = (value: number) => Math.min(1, Math.max(0, (value - scale.min) / (scale.max - scale.min)));
    return [{ min: t(declared.min), max: t(declared.max) }];
  });
  if (parts.length === 0) return wholeRange;
  return { min: Math.min(...parts.map(({ min }) => min)), max: Math.max(...parts.map(({ max }) => max)) };
}

type SupplierKnowledge = 'set' | 'declared' | 'inferred';

/** A material with its figures, of an amount or per unit. */
type Figures = { key: string; amount: number; co2: Range; energy: Range };

/**
 * The figures with declared values: declared rows get the declared ones, other rows of their kind keep to the implied
 * part of their ranges (`inferred`).
 */
export function withSuppliers(
  { key, amount, co2, energy }: Figures,
  factorSet: string,
  overrides: FactorOverrides,
): { co2: Range; energy: Range; known: SupplierKnowledge } {
  const declared = overrides.get(key);
  const figure = (own: Range, of: Indicator): Range => {
    const value = declared?.[of];
    if (value != null) return { min: value.min * amount, max: value.max * amount };
    const part = partOf(key, factorSet, of, overrides);
    return part.min === 0 && part.max === 1
      ? own
      : { min: valueAt(own, part.min), max: valueAt(own, part.max) };
  };
  const figures = { co2: figure(co2, 'co2'), energy: figure(energy, 'energy') };
  if (declared !== undefined) return { ...figures, known: 'declared' };
  const isInferred = figures.co2 !== co2 || figures.energy !== energy;
  return { ...figures, known: isInferred ? 'inferred' : 'set' };
}

/** Name of a material with its supplier. */
export const declaredLabel = (label: string, { supplier }: DeclaredFactor) =>
  supplier === undefined ? label : `${label} · ${supplier}`;

export function withDeclared(line: ComparedLine, overrides: FactorOverrides): ComparedLine {
  const { known, ...figures } = withSuppliers(line, line.factorSet, overrides);
  if (known === 'set') return line;
  const declared = overrides.get(line.key);
  if (declared === undefined) return { ...line, ...figures, isInferred: true };
  return { ...line, ...figures, label: declaredLabel(line.label, declared), isDeclared: true };
}
