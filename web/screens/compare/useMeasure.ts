import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ComparedOption } from './comparedOption.ts';
import type { Measure } from './comparePairs.ts';

type Range = { min: number; max: number };

/** Figures and units of the measure chosen: per m² as they are, totals in t and GJ. */
export function useMeasure(measure: Measure) {
  const { t } = useTranslation('compare');
  const { number, thousands } = useFormat();
  const perArea = measure === 'area';
  return {
    format: perArea ? number : thousands,
    units: {
      mass: perArea ? 'kg/m²' : 't',
      co2: perArea ? 'kgCO₂e/m²' : 'tCO₂e',
      energy: perArea ? 'MJ/m²' : 'GJ',
    },
    name: t(perArea ? 'measure.area' : 'measure.total'),
    ofRange: (range: Range, option: ComparedOption): Range =>
      perArea ? { min: range.min / option.area, max: range.max / option.area } : range,
    ofMass: (mass: number | null, option: ComparedOption) =>
      mass !== null && perArea ? mass / option.area : mass,
  };
}
