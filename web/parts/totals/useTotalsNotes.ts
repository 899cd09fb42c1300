import { useTranslation } from 'react-i18next';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { useLossUnit } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';
import type { TotalsPart } from './totalsPart.ts';
import { useDwellingNote } from './useDwellingNote.ts';

/** What a row says below the structure's figures per m²: of the foundation and per dwelling, where there are such. */
export function useTotalsNotes() {
  const { t } = useTranslation();
  const { span } = useFormat();
  const dwellingNote = useDwellingNote();
  const counted = useLossUnit();
  const foundationNote = (own: Intensities | null | undefined, below: Intensities) => {
    const foundation = span(below.co2);
    if (!own?.co2) return t('apart.foundationNote', { foundation });
    return t('apart.note', { foundation, together: span(intensitiesTogether(own, below).co2) });
  };
  return (structure: TotalsPart | null, foundation: TotalsPart | null): string[] => {
    const below = foundation?.perSquareMeter;
    return [
      below?.co2 ? counted(foundationNote(structure?.perSquareMeter, below)) : null,
      dwellingNote(structure, foundation),
    ].filter((note) => note !== null);
  };
}
