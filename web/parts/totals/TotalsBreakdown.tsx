import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { useLossUnit } from '../../components/useLosses.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { BreakdownTable } from './BreakdownTable.tsx';

/** Per m², and per dwelling where it is known. CO₂ kgCO₂e, energy MJ. */
type Part =
  | { readonly perSquareMeter?: Intensities | null; readonly perDwelling?: Intensities | null }
  | null
  | undefined;

type Props = { structure: Part; foundation: Part };

/**
 * Structure, foundation and both, per m² and per dwelling, there in t and GJ. Nothing per m² where there is no
 * foundation, since the structure's figures stand beside; nothing per dwelling where nobody told how many there are.
 */
export function TotalsBreakdown({ structure, foundation }: Props) {
  const { t } = useTranslation();
  const { span, rangeInThousands } = useFormat();
  const counted = useLossUnit();
  const hasFoundation = Boolean(foundation?.perSquareMeter?.co2);
  const hasDwellings = Boolean(structure?.perDwelling?.co2 ?? foundation?.perDwelling?.co2);
  if (!hasFoundation && !hasDwellings) return null;
  const dwelling = t('apart.dwelling');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
      {hasFoundation && (
        <BreakdownTable
          structure={structure?.perSquareMeter}
          foundation={foundation?.perSquareMeter}
          label={t('apart.title')}
          units={{ co2: counted('kgCO₂e/m²'), energy: counted('MJ/m²') }}
          format={span}
        />
      )}
      {hasDwellings && (
        <BreakdownTable
          structure={structure?.perDwelling}
          foundation={foundation?.perDwelling}
          label={t('apart.perDwelling')}
          units={{ co2: counted(`tCO₂e/${dwelling}`), energy: counted(`GJ/${dwelling}`) }}
          format={rangeInThousands}
        />
      )}
    </Box>
  );
}
