import type { Language } from '#domain/messages.ts';
import type { Range } from '#domain/range.ts';
import { writtenRange } from '#domain/writtenRange.ts';

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

/** `12,2 – 29,7 tCO₂e`, `de −31,3 a +39,3 tCO₂e`: in the unit, or in the thousandfold one where the figures are that large. */
export function rangeText(range: Range | null, [unit, large]: readonly [string, string], language: Language) {
  if (range === null) return '-';
  const isLarge = Math.max(Math.abs(range.min), Math.abs(range.max)) >= 1000;
  const write = (value: number) => significant(isLarge ? value / 1000 : value, language);
  return `${writtenRange(range, write, language)} ${isLarge ? large : unit}`;
}

export const co2Units = ['kgCO₂e', 'tCO₂e'] as const;
export const energyUnits = ['MJ', 'GJ'] as const;
