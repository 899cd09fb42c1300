import type { Language } from '#domain/texts/messages.ts';
import type { Range } from '#domain/range.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';

/** Three significant digits as on the screens, `54,0`, with a true minus; nothing is `0`. */
export const significant = (value: number, language: Language) =>
  Math.abs(value) < 1e-9
    ? '0'
    : new Intl.NumberFormat(language, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 })
        .format(value)
        .replace('-', '−');

/** An area, m²: at most two decimals. */
export const areaText = (value: number, language: Language) =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)} m²`;

/** Whether figures are so large that the thousandfold unit serves; in one row or column all of them follow the largest. */
const isLarge = (ranges: readonly (Range | null)[]) =>
  ranges.some((range) => range !== null && Math.max(Math.abs(range.min), Math.abs(range.max)) >= 1000);

/** A unit and, where large figures are told in another, the thousandfold one. */
type Units = readonly [string, string?];

/** `12,2 – 29,7 tCO₂e`, `de −31,3 a +39,3 tCO₂e`: in the unit, or in the thousandfold one where the figures are that large. */
export function rangeText(range: Range | null, units: Units, language: Language): string {
  if (range === null) return '-';
  const { figures, unit } = rangeTexts([range], units, language);
  return `${figures[0]} ${unit}`;
}

/** Ranges of one row and the unit of them all; `-` for what is not known. */
export function rangeTexts(ranges: readonly (Range | null)[], [small, large]: Units, language: Language) {
  const [divisor, unit] = large !== undefined && isLarge(ranges) ? [1000, large] : [1, small];
  const write = (value: number) => significant(value / divisor, language);
  return {
    unit,
    figures: ranges.map((range) => (range === null ? '-' : writtenRange(range, write, language))),
  };
}

export const co2Units = ['kgCO₂e', 'tCO₂e'] as const;
export const energyUnits = ['MJ', 'GJ'] as const;
