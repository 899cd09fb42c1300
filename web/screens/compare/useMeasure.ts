import type { Range } from '#domain/range.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Measure } from './comparePairs.ts';

/** Figures and units of the measure chosen, with three significant digits: per m² as they are, totals in t and GJ. */
export function useMeasure(measure: Measure) {
  const { t } = useTranslation('compare');
  const { figure, span, thousands, rangeInThousands } = useFormat();
  const perArea = measure === 'area';
  return {
    format: perArea ? figure : thousands,
    /** Both ends, in words where one is below zero. */
    span: perArea ? span : rangeInThousands,
    units: {
      volume: perArea ? 'm³/m²' : 'm³',
      mass: perArea ? 'kg/m²' : 't',
      co2: perArea ? 'kgCO₂e/m²' : 'tCO₂e',
      energy: perArea ? 'MJ/m²' : 'GJ',
    },
    name: t(perArea ? 'measure.area' : 'measure.total'),
    ofRange: <R extends Range | null>(range: R, option: ComparedOption): R =>
      range && perArea ? ({ min: range.min / option.area, max: range.max / option.area } as R) : range,
    ofMass: (mass: number | null, option: ComparedOption) =>
      mass !== null && perArea ? mass / option.area : mass,
    /** Cubic metres, or pieces: never divided into thousands. */
    ofAmount: (amount: number | null, option: ComparedOption) =>
      figure(amount !== null && perArea ? amount / option.area : amount),
  };
}
