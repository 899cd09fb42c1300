import { useTranslation } from 'react-i18next';
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
  return (structure: TotalsPart | null, foundation: TotalsPart | null): string[] => {
    const [own, below] = [structure?.perSquareMeter, foundation?.perSquareMeter];
    const both = { foundation: span(below?.co2), together: span(intensitiesTogether(own, below).co2) };
    const note = own?.co2 ? t('apart.note', both) : t('apart.foundationNote', both);
    return [below?.co2 ? counted(note) : null, dwellingNote(structure, foundation)].filter(
      (each) => each !== null,
    );
  };
}
