import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { divideRange, type Range } from '#domain/range.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { ComparedOption } from './compared/comparedOption.ts';
import { useLossUnit } from '../../components/useLosses.ts';
import { divisorOf, type Measure, unitSuffix } from './compared/measure.ts';

/** Figures and units of the measure chosen, with three significant digits: per m² as they are, others in t and GJ. */
export function useMeasure(measure: Measure) {
  const { t } = useTranslation('compare');
  const { significant, span, thousands, rangeInThousands } = useFormat();
  const isPerSquareMeter = measure === 'area';
  const counted = useLossUnit();
  const each = measure === 'dwelling' ? `/${t('apart.dwelling')}` : '';
  const units = {
    mass: counted(isPerSquareMeter ? 'kg/m²' : `t${each}`),
    co2: counted(isPerSquareMeter ? 'kgCO₂e/m²' : `tCO₂e${each}`),
    energy: counted(isPerSquareMeter ? 'MJ/m²' : `GJ${each}`),
  };
  const written = {
    format: isPerSquareMeter ? significant : thousands,
    /** Both ends, in words where one is below zero. */
    span: isPerSquareMeter ? span : rangeInThousands,
  };
  return {
    ...written,
    units,
    /** How a range of CO₂ or energy is drawn as a bar. */
    barOf: (kind: Indicator) => ({ ...written, kind, unit: units[kind] }),
    /** Unit of an amount that is never divided into thousands. */
    unitOf: (unit: string) => counted(`${unit}${unitSuffix(measure, t('apart.dwelling'))}`),
    name: t(`measure.${measure}`),
    ofRange: <R extends Range | null>(range: R, option: ComparedOption): R =>
      range && (divideRange(range, divisorOf(option, measure)) as R),
    ofMass: (mass: number | null, option: ComparedOption) =>
      mass === null ? null : mass / divisorOf(option, measure),
    /** Cubic metres, or pieces: never divided into thousands. */
    ofAmount: (amount: number | null, option: ComparedOption) =>
      significant(amount === null ? null : amount / divisorOf(option, measure)),
  };
}
