import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { UnitHeader } from '../../components/DataTable.tsx';

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
            <TableCell align="right">
              <UnitHeader name={t('quantity.area')} unit="m²" />
            </TableCell>
            <TableCell align="right">
              <UnitHeader name={t('quantity.concrete')} unit="m³ · t" />
            </TableCell>
            <TableCell>
              <UnitHeader name={t('quantity.co2')} unit="kgCO₂e/m²" />
            </TableCell>
            <TableCell>
              <UnitHeader name={t('quantity.energy')} unit="MJ/m²" />
            </TableCell>
          </>
        )}
        <TableCell component="td" sx={{ width: 56 }} />
      </TableRow>
    </TableHead>
  );
}
