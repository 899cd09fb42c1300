import { concreteAlone, type Masses } from '#domain/materials/concreteVolume.ts';
import type { Range } from '#domain/range.ts';
import { numberDecimals } from '#domain/limits.ts';
import { resolveLanguage } from '#domain/texts/messages.ts';
import { writtenRange } from '#domain/texts/writtenRange.ts';

/** What stands where there is no value. */
export const emptyValue = '-';

type Value = number | null | undefined;
const isNumber = (value: Value): value is number => typeof value === 'number' && Number.isFinite(value);

/** Writes both ends of a range; see writtenRange. */
const between = (language: string, format: (value: Value) => string) => (range: Range | null | undefined) =>
  range === null || range === undefined ? emptyValue : writtenRange(range, format, resolveLanguage(language));

/** A number format with a true minus, and none before a zero. */
function writer(language: string, options: Intl.NumberFormatOptions) {
  const intl = new Intl.NumberFormat(language, { ...options, signDisplay: 'negative' });
  return { format: (value: number) => intl.format(value).replace(/^-/, '−') };
}

/** Formatters of one language; see useFormat. */
export function formatsOf(language: string) {
  const fixed = writer(language, {
    minimumFractionDigits: numberDecimals,
    maximumFractionDigits: numberDecimals,
  });
  const integerFormat = writer(language, { maximumFractionDigits: 0 });
  const plain = writer(language, { maximumFractionDigits: numberDecimals });
  const twoOrThree = writer(language, {
    minimumSignificantDigits: 2,
    maximumSignificantDigits: 3,
  });
  const exact = writer(language, { maximumFractionDigits: 4 });
  const measured = writer(language, { maximumFractionDigits: 3 });
  const measuredBelowOne = writer(language, { maximumSignificantDigits: 4 });
  const tenth = writer(language, { maximumFractionDigits: 1 });
  const three = writer(language, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 });
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumSignificantDigits: 3,
    signDisplay: 'exceptZero',
  });
  const percentage = writer(language, { style: 'percent', maximumSignificantDigits: 3 });
  const share = writer(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  // A day has no hour: read in a zone west of Greenwich it would be the day before.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const now = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');

  /** Always two decimals: quantities of a module. */
  const number = (value: Value) => (isNumber(value) ? fixed.format(value) : emptyValue);
  /** Three significant digits, which is all that ranges this wide justify. */
  const significant = (value: Value) => {
    if (!isNumber(value)) return emptyValue;
    return value === 0 ? '0' : three.format(value);
  };
  /** As it was published, up to four decimals: factors. */
  const published = (value: Value) => (isNumber(value) ? exact.format(value) : emptyValue);
  /** A value beside its usual band: with as many more digits as show on which side it is. */
  const besideBand = (value: number, band?: Range) => {
    const sideOf = (each: number) => (band ? Number(each > band.max) - Number(each < band.min) : 0);
    let digits = 3;
    while (sideOf(Number(value.toPrecision(digits))) !== sideOf(value)) digits += 1;
    return digits === 3
      ? significant(value)
      : writer(language, { maximumSignificantDigits: digits }).format(value);
  };
  /** Kilograms as tonnes, megajoules as gigajoules: big totals. */
  const thousands = (value: Value) => significant(isNumber(value) ? value / 1000 : null);
  /** Concrete for screens, m³ first: each text with its unit, the exact kilograms for the hover. */
  const concrete = (masses: Masses | null | undefined) => {
    const alone = masses ? concreteAlone(masses) : null;
    if (alone === null) return null;
    const [volume, mass] = [`${significant(alone.volume)} m³`, `${thousands(alone.mass)} t`];
    return { volume, mass, both: `${volume} · ${mass}`, exact: `${number(alone.mass)} kg` };
  };
  return {
    number,
    concrete,
    besideBand,
    /** A difference with its sign and three significant digits; nothing has none. */
    difference: (value: Value) =>
      isNumber(value) && value > 0 ? `+${significant(value)}` : significant(value),
    /** Two decimals, and below 1 three significant digits: 0.0044 m³/m² is not nothing. */
    amount: (value: Value) =>
      isNumber(value) && value !== 0 && Math.abs(value) < 1 ? twoOrThree.format(value) : number(value),
    significant,
    thousands,
    /** At most two decimals: areas, heights, what people typed. */
    plain: (value: Value) => (isNumber(value) ? plain.format(value) : emptyValue),
    /** Area of many floors together, m²: whole from 100 on. */
    builtArea: (value: Value) =>
      isNumber(value) ? (value < 100 ? plain : integerFormat).format(value) : emptyValue,
    exact: published,
    /** An amount as somebody typed it or a model has it: to the litre or gram, below 1 four digits. */
    measured: (value: number) =>
      (value !== 0 && Math.abs(value) < 1 ? measuredBelowOne : measured).format(value),
    /** At most one decimal: thicknesses in cm. */
    tenths: (value: number) => tenth.format(value),
    exactSpan: between(language, published),
    integer: (value: Value) => (isNumber(value) ? integerFormat.format(value) : emptyValue),
    /** A change given in per cent, with its sign: "+12,5%". */
    change: (value: Value) => (isNumber(value) ? change.format(value / 100).replace(/^-/, '−') : emptyValue),
    /** Both ends of a change given in per cent, three significant digits. */
    percentSpan: between(language, (value) =>
      isNumber(value) ? percentage.format(value / 100) : emptyValue,
    ),
    /** 0..1 as a percentage. */
    percent: (value: Value) => (isNumber(value) ? share.format(value) : emptyValue),
    /** "34,63 – 54,61". */
    range: between(language, number),
    /** The same with three significant digits. */
    span: between(language, significant),
    /** The same in t or GJ. */
    rangeInThousands: between(language, thousands),
    /** "A, B e C". */
    list: (names: readonly string[]) => conjunction.format(names),
    date: (instant: string | null | undefined) => (instant ? date.format(new Date(instant)) : emptyValue),
    /** A day without an hour, YYYY-MM-DD. */
    day: (value: string | null | undefined) => (value ? day.format(new Date(value)) : emptyValue),
    dateTime: (instant: string | null | undefined) =>
      instant ? dateTime.format(new Date(instant)) : emptyValue,
    /** Now, or seconds, minutes, hours or days ago; never weeks or months. */
    ago: (instant: string | null | undefined, at = Date.now()) => {
      if (!instant) return emptyValue;
      const seconds = Math.max(0, Math.round((at - Date.parse(instant)) / 1000));
      if (seconds === 0) return now;
      if (seconds < 60) return relative.format(-seconds, 'second');
      if (seconds < 3600) return relative.format(-Math.floor(seconds / 60), 'minute');
      if (seconds < 86_400) return relative.format(-Math.floor(seconds / 3600), 'hour');
      return relative.format(-Math.floor(seconds / 86_400), 'day');
    },
  };
}
export type Formats = ReturnType<typeof formatsOf>;
