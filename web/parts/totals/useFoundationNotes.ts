import { useTranslation } from 'react-i18next';
import type { Intensities } from '../../components/IntensityBars.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';

type Part = Intensities | null | undefined;

/** What a row of a table says of the foundation below the structure's figures; no line where there is none. */
export function useFoundationNotes() {
  const { t } = useTranslation();
  const { span } = useFormat();
  return (structure: Part, foundation: Part): string[] => {
    if (!foundation?.co2) return [];
    const { co2 } = intensitiesTogether(structure, foundation);
    return [t('apart.note', { foundation: span(foundation.co2), together: co2 ? span(co2) : '-' })];
  };
}
