import { useTranslation } from 'react-i18next';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { useLossUnit } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';
import type { TotalsPart } from './totalsPart.ts';

type Part = Pick<TotalsPart, 'perDwelling'> | null;

/** CO₂ and energy per dwelling, in t and GJ, including a foundation; null where the number of dwellings is unknown. */
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
