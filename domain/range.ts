/** A lower and an upper bound, min ≤ max. */
export type Range = { readonly min: number; readonly max: number };

export const isWithin = (value: number, { min, max }: Range) => value >= min && value <= max;

export const zeroRange: Range = { min: 0, max: 0 };

export const addRanges = (a: Range, b: Range): Range => ({ min: a.min + b.min, max: a.max + b.max });

export const sumRanges = (ranges: readonly Range[]): Range => ranges.reduce(addRanges, zeroRange);

/** The sum of the rows' impacts: kgCO₂e and MJ. */
export const sumImpacts = (rows: readonly { co2: Range; energy: Range }[]) => ({
  co2: sumRanges(rows.map(({ co2 }) => co2)),
  energy: sumRanges(rows.map(({ energy }) => energy)),
});

/** The range times a factor; a negative one turns it round. */
export function scaleRange({ min, max }: Range, by: number): Range {
  return by < 0 ? { min: max * by, max: min * by } : { min: min * by, max: max * by };
}

/** An amount of a material with its CO₂ and energy. */
type Scaled = { amount: number; co2: Range; energy: Range };

/** The same so many times, as for floors or m². */
export const scaleLine = <Line extends Scaled>(line: Line, by: number): Line => ({
  ...line,
  amount: line.amount * by,
  co2: scaleRange(line.co2, by),
  energy: scaleRange(line.energy, by),
});

export const scaleLines = <Line extends Scaled>(lines: readonly Line[], by: number): Line[] =>
  lines.map((line) => scaleLine(line, by));

/** a − b where the two are independent. */
export const subtractRanges = (a: Range, b: Range): Range => ({ min: a.min - b.max, max: a.max - b.min });

/** The range shared out over so many parts, above 0. */
export const divideRange = ({ min, max }: Range, parts: number): Range => ({
  min: min / parts,
  max: max / parts,
});

/** The value at `t`: 0 is the lower end, 1 the upper one. */
export const valueAt = ({ min, max }: Range, t: number) => min + t * (max - min);

export const middleOfRange = ({ min, max }: Range) => (min + max) / 2;
