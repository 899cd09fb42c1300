import { numberDecimals } from '#domain/limits.ts';

/** What stands where there is no figure. */
export const emptyFigure = '-';

export type Interval = { readonly min: number; readonly max: number };
type Figure = number | null | undefined;
const isFigure = (value: Figure): value is number => typeof value === 'number' && Number.isFinite(value);

/** Writes both ends of a range. */
const between = (format: (value: Figure) => string) => (range: Interval | null | undefined) => {
  if (range === null || range === undefined) return emptyFigure;
  const [low, high] = [format(range.min), format(range.max)];
  return low === high ? low : `${low} – ${high}`;
};

/** Formatters of one language; see useFormat. */
export function formatsOf(language: string) {
  const fixed = new Intl.NumberFormat(language, {
    minimumFractionDigits: numberDecimals,
    maximumFractionDigits: numberDecimals,
  });
  const short = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: numberDecimals });
  const significant = new Intl.NumberFormat(language, {
    minimumSignificantDigits: 2,
    maximumSignificantDigits: 3,
  });
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'always' });
  const now = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second');

  /** Always two decimals: module figures. */
  const number = (value: Figure) => (isFigure(value) ? fixed.format(value) : emptyFigure);
  /** Kilograms as tonnes, megajoules as gigajoules: big totals. */
  const thousands = (value: Figure) =>
    isFigure(value)
      ? (Math.abs(value) >= 1e6 ? whole : Math.abs(value) >= 1e4 ? short : fixed).format(value / 1000)
      : emptyFigure;
  return {
    number,
    /** Two decimals, and below 1 as many as three figures take: 0.0044 m³/m² is not nothing. */
    amount: (value: Figure) =>
      isFigure(value) && value !== 0 && Math.abs(value) < 1 ? significant.format(value) : number(value),
    thousands,
    /** At most two decimals: areas, heights, what people typed. */
    plain: (value: Figure) => (isFigure(value) ? plain.format(value) : emptyFigure),
    integer: (value: Figure) => (isFigure(value) ? whole.format(value) : emptyFigure),
    /** 0..1 as a percentage. */
    percent: (value: Figure) => (isFigure(value) ? share.format(value) : emptyFigure),
    /** "34,63 – 54,61". */
    range: between(number),
    /** The same in t or GJ. */
    rangeInThousands: between(thousands),
    date: (instant: string | null | undefined) => (instant ? date.format(new Date(instant)) : emptyFigure),
    dateTime: (instant: string | null | undefined) =>
      instant ? dateTime.format(new Date(instant)) : emptyFigure,
    /** Now, or seconds, minutes, hours or days ago; never weeks or months. */
    ago: (instant: string | null | undefined, at = Date.now()) => {
      if (!instant) return emptyFigure;
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
