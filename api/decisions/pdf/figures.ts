import type { Language } from '#domain/messages.ts';
import type { Range } from '#domain/range.ts';

const between: Record<Language, string> = { 'pt-BR': 'a', 'en-US': 'to', 'es-ES': 'a', 'ru-RU': '…' };

/** Three significant digits, with a true minus. */
export const figure = (value: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: 3 })
    .format(Math.abs(value) < 1e-9 ? 0 : value)
    .replace('-', '−');

/** `12,2 a 29,7 tCO₂e`: in the unit, or in the thousandfold one where the figures are that large. */
export function rangeText(range: Range | null, [unit, large]: readonly [string, string], language: Language) {
  if (range === null) return '-';
  const isLarge = Math.max(Math.abs(range.min), Math.abs(range.max)) >= 1000;
  const [min, max] = [range.min, range.max].map((value) => figure(isLarge ? value / 1000 : value, language));
  const figures = min === max ? min : `${min} ${between[language]} ${max}`;
  return `${figures} ${isLarge ? large : unit}`;
}

export const co2Units = ['kgCO₂e', 'tCO₂e'] as const;
export const energyUnits = ['MJ', 'GJ'] as const;
