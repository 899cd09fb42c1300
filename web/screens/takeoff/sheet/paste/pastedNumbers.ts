import type { Language } from '#domain/texts/messages.ts';

const digits = String.raw`[+-]?[\d.,\s\u00A0\u202F]*\d[\d.,\s\u00A0\u202F]*`;
const units = String.raw`m³|m3|м³|м3|m²|m2|м²|м2|cm²|cm2|см²|kgf?|кг|tf?|т|l|л|mpa|мпа|cm|mm|m|см|мм|м|unid|un|pcs|шт`;
const numberWithUnit = new RegExp(`^(${digits})(?:(?:${units})\\.?)?$`, 'iu');

/** Whether a cell is a number, with its unit or without: "12,5", "12.50 m³". */
export const isNumeric = (text: string): boolean => numberWithUnit.test(text);

/** The digits of a cell that is a number. */
export const digitsOf = (text: string): string => numberWithUnit.exec(text)?.[1]?.trim() ?? text;

/** Whether a cell says that there is nothing. */
export const isNothing = (text: string): boolean => /^[-–—]?$/.test(text);

/** The decimal sign a number shows beyond doubt; null for "1.234", which may be either. */
function signShown(text: string): ',' | '.' | null {
  const marks = digitsOf(text).replaceAll(/[^.,]/g, '');
  const [last, first] = [marks.at(-1), marks[0]];
  if (last === undefined) return null;
  const other = last === ',' ? '.' : ',';
  if (last !== first) return last === ',' ? ',' : '.';
  if (marks.length > 1) return other;
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(digitsOf(text)) ? null : last === ',' ? ',' : '.';
}

/** The language whose decimals a table is written in: programs often write those of another than the reader's. */
export function numbersLanguage(texts: readonly string[], language: Language): Language {
  const signs = new Set(texts.map(signShown).filter((sign) => sign !== null));
  if (signs.size !== 1) return language;
  return signs.has('.') ? 'en-US' : language === 'en-US' ? 'pt-BR' : language;
}
