import { type Range, sumRanges } from '../../range.ts';
import type { EpdFigure } from './epd.ts';

/** The figure of a module, such as A1 or A1–A3, per declared amount. */
export type ModuleFigure = { module: string; range: Range; isDeviation: boolean };
/** Figures of an EPD by the short name of the indicator: GWP-total, PERT. */
export type Indicators = ReadonlyMap<string, readonly ModuleFigure[]>;

const whole = new Set(['A1-A3', 'A1A2A3', 'A1A3']);

function figureOf(figures: readonly ModuleFigure[]): Omit<EpdFigure, 'indicator'> | null {
  if (figures.length === 0) return null;
  return {
    range: {
      min: Math.min(...figures.map(({ range }) => range.min)),
      max: Math.max(...figures.map(({ range }) => range.max)),
    },
    isDeviation: figures.some(({ isDeviation }) => isDeviation),
  };
}

/** A1–A3 as stated, else the sum of all three; with several scenarios of a module, from the smallest to the largest. */
function productStage(indicators: Indicators, indicator: string): EpdFigure | null {
  const figures = (indicators.get(indicator) ?? []).map((each) => ({
    ...each,
    module: each.module.toUpperCase().replaceAll(' ', '').replace('–', '-'),
  }));
  const stated = figureOf(figures.filter(({ module }) => whole.has(module)));
  if (stated !== null) return { indicator, ...stated };
  const parts = ['A1', 'A2', 'A3'].flatMap(
    (name) => figureOf(figures.filter(({ module }) => module === name)) ?? [],
  );
  return parts.length === 3 ? { indicator, ...together(parts) } : null;
}

const together = (parts: readonly Omit<EpdFigure, 'indicator'>[]) => ({
  range: sumRanges(parts.map(({ range }) => range)),
  isDeviation: parts.some(({ isDeviation }) => isDeviation),
});

function sumOf(indicators: Indicators, names: readonly string[]): EpdFigure | null {
  const parts = names.flatMap((name) => productStage(indicators, name) ?? []);
  if (parts.length < names.length) return null;
  return { indicator: parts.map(({ indicator }) => indicator).join(' + '), ...together(parts) };
}

const firstOf = (
  indicators: Indicators,
  ways: readonly (readonly string[])[],
  isStated: (figure: EpdFigure) => boolean = () => true,
) => ways.flatMap((names) => sumOf(indicators, names) ?? []).find(isStated) ?? null;

const warming = [['GWP-total'], ['GWP'], ['GWP-fossil', 'GWP-biogenic', 'GWP-luluc'], ['GWP-fossil']];

/** Global warming: in total, of EN 15804+A1 or another method, by its parts, or fossil alone. 0 means not assessed. */
export const co2Of = (indicators: Indicators) =>
  firstOf(indicators, warming, ({ range }) => range.min !== 0 || range.max !== 0);

const renewable = [['PERT'], ['PERE', 'PERM'], ['RPRE', 'RPRM']];
const nonRenewable = [['PENRT'], ['PENRE', 'PENRM'], ['NRPRE', 'NRPRM']];

/** Primary energy, renewable and not; null where either is missing, because half of it is no total. */
export function energyOf(indicators: Indicators): EpdFigure | null {
  const parts = [renewable, nonRenewable].flatMap((ways) => firstOf(indicators, ways) ?? []);
  if (parts.length < 2) return null;
  return { indicator: parts.map(({ indicator }) => indicator).join(' + '), ...together(parts) };
}
