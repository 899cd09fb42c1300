import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { UnitHeadCell } from '../../components/tables/DataTable.tsx';

/** Headers of the estimates; on a narrow screen a row says most in small print. */
export function EstimatesHead({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <TableHead>
      <TableRow>
        <TableCell>{t('estimates.name')}</TableCell>
        {narrow ? (
          <TableCell>{t('estimates.perArea')}</TableCell>
        ) : (
          <>
            <UnitHeadCell name={t('quantity.area')} unit="m²" />
            <UnitHeadCell name={t('quantity.concrete')} unit="m³ · t" />
            <UnitHeadCell align="left" name={t('quantity.co2')} unit="kgCO₂e/m²" />
            <UnitHeadCell align="left" name={t('quantity.energy')} unit="MJ/m²" />
          </>
        )}
        <TableCell component="td" sx={{ width: 56 }} />
      </TableRow>
    </TableHead>
  );
}
