import { useTranslation } from 'react-i18next';
import { addRanges } from '#domain/range.ts';
import type { Intensities } from '../../components/IntensityBars.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Part = Pick<Intensities, 'co2'> | null | undefined;

/** What a row of a table says of the foundation below the structure's figures; no line where there is none. */
export function useFoundationNotes() {
  const { t } = useTranslation();
  const { span } = useFormat();
  return (structure: Part, foundation: Part): string[] => {
    if (!foundation?.co2) return [];
    const together = structure?.co2 ? addRanges(structure.co2, foundation.co2) : foundation.co2;
    return [t('apart.note', { foundation: span(foundation.co2), together: span(together) })];
  };
}
