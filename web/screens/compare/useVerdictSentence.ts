import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import type { Measure, Pair } from './comparePairs.ts';
import { useMeasure } from './useMeasure.ts';

/** The verdict of a pair in words, with the figures of the difference. */
export function useVerdictSentence(measure: Measure) {
  const { t } = useTranslation('compare');
  const { format, units } = useMeasure(measure);
  const { percent } = useFormat();
  const span = (low: number, high: number) =>
    format(low) === format(high) ? format(low) : `${format(low)}–${format(high)}`;
  return ({ option, reference, difference }: Pair, aspect: 'co2' | 'energy'): string => {
    const { min, max } = difference[aspect];
    const verdict = aspect === 'co2' ? difference.co2Verdict : difference.energyVerdict;
    const share = aspect === 'co2' ? difference.co2Share : difference.energyShare;
    const words = { option: option.name, reference: reference.name, unit: units[aspect] };
    switch (verdict) {
      case 'LOWER_IN_EVERY_CASE':
        return t(`verdict.${aspect}.lower`, { ...words, span: span(-max, -min) });
      case 'HIGHER_IN_EVERY_CASE':
        return t(`verdict.${aspect}.higher`, { ...words, span: span(min, max) });
      case 'EQUAL':
        return t(`verdict.${aspect}.equal`, words);
      case 'DEPENDS_ON_SUPPLIER':
        return t(`verdict.${aspect}.depends`, {
          ...words,
          less: format(-min),
          more: format(max),
          lower: percent(share.lower),
        });
    }
  };
}
