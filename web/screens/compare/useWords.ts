import { useTranslation } from 'react-i18next';
import { useSlabSystemName } from '../../components/figures/slabSystem.ts';
import { useTechnologyName } from '../../components/figures/TechnologyChip.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { missingPriceNames } from '../../parts/money/missingPriceNames.ts';
import type { Measure } from './compared/measure.ts';
import type { Words } from './compared/compared.ts';
import { useCheckDetail } from './useCheckDetail.ts';
import { useLosses } from '../../components/useLosses.ts';
import { useVerdictSentence } from './pairs/useVerdictSentence.ts';
import { uncheckedKey } from '../../i18n/keyWith.ts';

/** Texts that the files of a comparison need. */
export function useWords(measure: Measure): Words {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const technology = useTechnologyName();
  const slab = useSlabSystemName();
  const sentence = useVerdictSentence(measure);
  const detail = useCheckDetail();
  const [withLosses] = useLosses();
  return {
    // Headings of figures say that they are with losses.
    t: (key, values = {}) => {
      const text = t(uncheckedKey(key), values as { name: string });
      return withLosses && /^(quantity|bulk)\./.test(key) ? `${text} ${t('losses.unit')}` : text;
    },
    technology,
    lacking: (option) => missingPriceNames(option, messages),
    slab,
    sentence,
    detail,
  };
}
