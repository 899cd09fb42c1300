import type { Range } from '#domain/range.ts';
import type { Language } from '#domain/texts/messages.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';

/** A unit, and the thousandfold one for large figures, if any. */
export type Units = readonly [string, string?];

export const impactUnits = { co2: ['kgCO₂e', 'tCO₂e'], energy: ['MJ', 'GJ'] } as const;

/** Whether figures are large enough for the thousandfold unit; all of a row or column follow the largest. */
const isLarge = (ranges: readonly (Range | null)[]) =>
  ranges.some((range) => range !== null && Math.max(Math.abs(range.min), Math.abs(range.max)) >= 1000);

/** Figures as the screens write them in a language. */
export function figuresIn(language: Language) {
  /** Three significant digits, `54,0`, with a true minus; nothing is `0`. */
  const significant = (value: number) =>
    Math.abs(value) < 1e-9
      ? '0'
      : new Intl.NumberFormat(language, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 })
          .format(value)
          .replace('-', '−');
  /** Ranges of one row and their common unit; `-` for unknown. */
  const ranges = (all: readonly (Range | null)[], [small, large]: Units) => {
    const [divisor, unit] = large !== undefined && isLarge(all) ? [1000, large] : [1, small];
    const write = (value: number) => significant(value / divisor);
    return {
      unit,
      figures: all.map((range) => (range === null ? '-' : writtenRange(range, write, language))),
    };
  };
  /** `12,2 – 29,7 tCO₂e`, `de −31,3 a +39,3 tCO₂e`: in the unit, or in the thousandfold one for large figures. */
  const range = (of: Range | null, units: Units) => {
    if (of === null) return '-';
    const { figures, unit } = ranges([of], units);
    return `${figures[0]} ${unit}`;
  };
  return {
    significant,
    ranges,
    range,
    factor: (co2: Range, unit: string) => range(co2, [`kgCO₂e/${unitText(unit)}`, `tCO₂e/${unitText(unit)}`]),
    /** A day (YYYY-MM-DD) as the reader writes it. */
    day: (day: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day)),
  };
}
