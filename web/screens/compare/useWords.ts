import { useTranslation } from 'react-i18next';
import { useSlabSystemName } from '../../components/slabSystem.ts';
import { useTechnologyName } from '../../components/TechnologyChip.tsx';
import type { Measure } from './measure.ts';
import type { Words } from './compared.ts';
import { useCheckDetail } from './useCheckDetail.ts';
import { useVerdictSentence } from './useVerdictSentence.ts';

/** Texts that the files of a comparison need. */
export function useWords(measure: Measure): Words {
  const { t } = useTranslation('compare');
  const technology = useTechnologyName();
  const slab = useSlabSystemName();
  const sentence = useVerdictSentence(measure);
  const detail = useCheckDetail();
  return { t: (key, values) => t(key, values ?? {}), technology, slab, sentence, detail };
}
