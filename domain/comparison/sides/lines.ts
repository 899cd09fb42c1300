import { type Range, scaleRange } from '../../range.ts';

export const indicators = ['co2', 'energy'] as const;
/** CO₂ in kgCO₂e, energy in MJ. */
export type Indicator = (typeof indicators)[number];

/**
 * An amount of one material in one element, with the CO₂ and the energy its factor gives it and the set that factor is
 * of. `isDeclared`: the factor is one a supplier declared; `isInferred`: it follows from what the supplier of its kind
 * declared for another row.
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
  isInferred?: boolean;
};

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
