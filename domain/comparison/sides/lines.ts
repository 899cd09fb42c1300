import { type Range, scaleRange } from '../../range.ts';

export const indicators = ['co2', 'energy'] as const;
/** CO₂ in kgCO₂e, energy in MJ. */
export type Indicator = (typeof indicators)[number];

/**
 * An amount of one material in one element, with CO₂ and energy by its factor and the factor's set. `isDeclared`: the
 * factor was declared by a supplier; `isInferred`: it follows from what that supplier declared for another row of the
 * kind.
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

/** Size of a list's figures, by which rounding errors are measured. */
export const magnitude = (lines: readonly ComparedLine[], of: Indicator) =>
  lines.reduce((sum, line) => sum + Math.abs(line[of].max), 0);
