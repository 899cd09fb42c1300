import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat.ts';
import { ApartTable, type Parts } from './ApartTable.tsx';

type Props = Parts & {
  /** The same per dwelling, kgCO₂e and MJ; shown where it is known, in t and GJ. */
  perDwelling?: Parts;
};

/**
 * Structure, foundation and both, per m² and per dwelling. Nothing per m² where there is no foundation, since the
 * structure's figures stand beside; nothing per dwelling where nobody told how many there are.
 */
export function TotalsApart({ structure, foundation, perDwelling }: Props) {
  const { t } = useTranslation();
  const { span, rangeInThousands } = useFormat();
  const hasFoundation = Boolean(foundation?.co2);
  const hasDwellings = Boolean(perDwelling?.structure?.co2 ?? perDwelling?.foundation?.co2);
  if (!hasFoundation && !hasDwellings) return null;
  const dwelling = t('apart.dwelling');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
      {hasFoundation && (
        <ApartTable
          structure={structure}
          foundation={foundation}
          label={t('apart.title')}
          units={{ co2: 'kgCO₂e/m²', energy: 'MJ/m²' }}
          format={span}
        />
      )}
      {perDwelling && hasDwellings && (
        <ApartTable
          {...perDwelling}
          label={t('apart.perDwelling')}
          units={{ co2: `tCO₂e/${dwelling}`, energy: `GJ/${dwelling}` }}
          format={rangeInThousands}
        />
      )}
    </Box>
  );
}
