import { useTranslation } from 'react-i18next';
import { acrossScopes } from '#domain/comparison/checks/checks.ts';
import { intervalUnder, settledUnder } from '#domain/comparison/differences/difference.ts';
import { afterColon, statementText } from '#domain/comparison/wording/statement.ts';
import { marginOf } from '#domain/comparison/answer/margin.ts';
import { limitSentences, withMargin } from '#domain/comparison/wording/sentence.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';

/** The verdict of a pair in words: figures of the difference, assumption, and how much the quantities may err. */
export function useVerdictSentence(measure: Measure) {
  const { t } = useTranslation('compare');
  const { format, units } = useMeasure(measure);
  const messages = useMessages();
  const span = (low: number, high: number) =>
    format(low) === format(high) ? format(low) : t('verdict.span', { low: format(low), high: format(high) });

  const verdict = ({ option, reference, difference }: Pair, aspect: 'co2' | 'energy'): string => {
    const settled = settledUnder(difference, aspect);
    const { min, max } = intervalUnder(difference, settled?.assumption ?? 'SAME_SUPPLIERS')[aspect];
    const certainty = difference[`${aspect}Certainty`];
    const assumption = certainty === 'NONE' ? '' : t(`verdict.assumption.${certainty}`);
    const words = { option: option.name, reference: reference.name, unit: units[aspect], assumption };
    switch (settled?.verdict ?? 'DEPENDS_ON_SUPPLIER') {
      case 'LOWER_IN_EVERY_CASE':
        return t(`verdict.${aspect}.lower`, { ...words, span: span(-max, -min) });
      case 'HIGHER_IN_EVERY_CASE':
        return t(`verdict.${aspect}.higher`, { ...words, span: span(min, max) });
      case 'EQUAL':
        return t(`verdict.${aspect}.equal`, words);
      case 'DEPENDS_ON_SUPPLIER':
        return t(`verdict.${aspect}.depends`, { ...words, less: format(-min), more: format(max) });
    }
  };

  const withPrecision = (pair: Pair, aspect: 'co2' | 'energy'): string => {
    const sentence = verdict(pair, aspect);
    const { option, reference, difference } = pair;
    if (settledUnder(difference, aspect)?.verdict === 'EQUAL') return sentence;
    const margin = marginOf(difference, aspect);
    const precision = Math.max(option.precision, reference.precision);
    return margin === null ? sentence : statementText(withMargin(sentence, margin, precision), messages);
  };

  return (pair: Pair, aspect: 'co2' | 'energy'): string => {
    const limits = limitSentences(pair.option.name, pair.difference, aspect).map((limit) =>
      statementText(limit, messages),
    );
    const sentences = [withPrecision(pair, aspect), ...limits].map((each) => `${each}.`).join(' ');
    return acrossScopes(pair.option.side, pair.reference.side)
      ? t(pair.option.side.foundation === undefined ? 'verdict.scope' : 'verdict.scope.foundation', {
          sentence: afterColon(sentences, messages.language, [pair.option.name]),
        })
      : sentences;
  };
}
