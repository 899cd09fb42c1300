import { type Range, scaleRange } from '../range.ts';

export const indicators = ['co2', 'energy'] as const;
/** CO₂ in kgCO₂e, energy in MJ. */
export type Indicator = (typeof indicators)[number];

/**
 * A row of the factor set taken at a declared value, per unit; energy null where the document tells none. The supplier
 * is named with the material.
 */
export type DeclaredFactor = { co2: Range; energy: Range | null; supplier?: string };

/** Declared values by material key. They act on both sides of a comparison alike. */
export type FactorOverrides = ReadonlyMap<string, DeclaredFactor>;

/**
 * An amount of one material in one element, with the CO₂ and the energy its factor gives it and the set that factor is
 * of. `isDeclared`: the supplier is a known one, who stands apart from those of the kind.
 */
export type ComparedLine = {
  element: string;
  key: string;
  label: string;
  unit: string;
  amount: number;
  co2: Range;
  energy: Range;
  factorSet: string;
  isDeclared: boolean;
};

/** Name of a material with its supplier. */
export const declaredLabel = (label: string, { supplier }: DeclaredFactor) =>
  supplier === undefined ? label : `${label} · ${supplier}`;

/** The line as the declared value has it; lines of other materials are left as they are. */
export function withDeclared(line: ComparedLine, overrides: FactorOverrides): ComparedLine {
  const declared = overrides.get(line.key);
  if (declared === undefined) return line;
  const energy = declared.energy === null ? line.energy : scaleRange(declared.energy, line.amount);
  const label = declaredLabel(line.label, declared);
  return { ...line, label, co2: scaleRange(declared.co2, line.amount), energy, isDeclared: true };
}

/** Per unit of the material. */
export const factorOf = (line: ComparedLine, of: Indicator): Range => scaleRange(line[of], 1 / line.amount);

/** Amounts, CO₂ and energy times a number, as for m². */
export const scaleLines = (lines: readonly ComparedLine[], by: number): ComparedLine[] =>
  lines.map((line) => ({
    ...line,
    amount: line.amount * by,
    co2: scaleRange(line.co2, by),
    energy: scaleRange(line.energy, by),
  }));

/** Size of a list's figures: what rounding is measured against. */
export const magnitude = (lines: readonly ComparedLine[], of: Indicator) =>
  lines.reduce((sum, line) => sum + Math.abs(line[of].max), 0);
