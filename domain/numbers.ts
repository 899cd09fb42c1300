import type { Language } from './texts/messages.ts';

const plain = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const spaces = /[\s\u00A0\u202F]/g;

/**
 * Reads a number as people write it: `1.234,56`, `1,234.56`, `1 234,56`, `0.5`, `1e3`; null when it is none.
 * A single separator followed by exactly three digits (`1.234`) could be either: the language decides, and only
 * English reads the point as the decimal sign.
 */
export function parseLocaleNumber(text: string, language: Language = 'pt-BR'): number | null {
  const compact = text.trim().replaceAll(spaces, '');
  const decimal = decimalSign(compact, language);
  const group = decimal === ',' ? '.' : ',';
  if (compact.includes(group) && !isGrouped(compact, group, decimal)) return null;
  const normal = compact.replaceAll(group, '').replace(decimal, '.');
  if (!plain.test(normal)) return null;
  const value = Number(normal);
  return Number.isFinite(value) ? value : null;
}

function decimalSign(text: string, language: Language): ',' | '.' {
  const local = language === 'en-US' ? '.' : ',';
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const sign = comma >= 0 ? ',' : '.';
  const other = sign === ',' ? '.' : ',';
  const count = text.split(sign).length - 1;
  if (count > 1) return other;
  if (count === 1 && !isGrouped(text, sign, other)) return sign;
  return local;
}

/** Whether every group after the first has three digits, and the first one to three without a leading zero. */
function isGrouped(text: string, group: string, decimal: string): boolean {
  const [integer = ''] = text.replace(/^[+-]/, '').split(decimal);
  const [first = '', ...rest] = integer.split(group);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((digits) => /^\d{3}$/.test(digits));
}

/** The value to so many significant figures. */
export const significant = (value: number, figures: number) => Number(value.toPrecision(figures));

/**
 * The figure without binary rounding errors, such as 4361.525999999999 for 4361.526: thirteen digits, more than any
 * quantity, emission or energy has.
 */
export const withoutRoundingError = (value: number) =>
  Number.isInteger(value) ? value : Number(value.toPrecision(13));
