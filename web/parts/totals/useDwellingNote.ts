import { useTranslation } from 'react-i18next';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { useLossUnit } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';
import type { TotalsPart } from './totalsPart.ts';

type Part = Pick<TotalsPart, 'perDwelling'> | null;

/** What one dwelling takes, in t and GJ, the foundation counted in where there is one; null where nobody told how many. */
export function useDwellingNote() {
  const { t } = useTranslation();
  const { rangeInThousands } = useFormat();
  const counted = useLossUnit();
  const written = ({ co2, energy }: Intensities) =>
    counted(`${rangeInThousands(co2)} tCO₂e · ${rangeInThousands(energy)} GJ`);
  return (structure: Part, foundation: Part): string | null => {
    const [own, below] = [structure?.perDwelling, foundation?.perDwelling];
    if (!own?.co2) return null;
    return below?.co2
      ? t('apart.dwellingTogether', {
          structure: written(own),
          together: written(intensitiesTogether(own, below)),
        })
      : t('apart.dwellingNote', { structure: written(own) });
  };
}
