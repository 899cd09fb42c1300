import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { SortHeader, UnitHeadCell, useSort } from '../../../components/tables/DataTable.tsx';
import { defaultProjectSort } from '../projectListVariables.ts';

/** Headers; those the service can sort by do. On a narrow screen what a row says in small print has none. */
export function ProjectTableHead({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('projects');
  const sort = useSort(defaultProjectSort);
  if (narrow)
    return (
      <TableHead>
        <TableRow>
          <SortHeader field="name" sort={sort}>
            {t('column.project')}
          </SortHeader>
          <TableCell>{t('column.perArea')}</TableCell>
        </TableRow>
      </TableHead>
    );
  return (
    <TableHead>
      <TableRow>
        <SortHeader field="name" sort={sort}>
          {t('column.project')}
        </SortHeader>
        <SortHeader field="city" sort={sort}>
          {t('column.city')}
        </SortHeader>
        <SortHeader field="phase" sort={sort}>
          {t('column.phase')}
        </SortHeader>
        <TableCell align="right">{t('column.units')}</TableCell>
        <UnitHeadCell name={t('quantity.area')} unit="m²" />
        <UnitHeadCell name={t('quantity.concrete')} unit="m³ · t" />
        <UnitHeadCell name={t('quantity.steel')} unit="t" />
        <UnitHeadCell align="left" name={t('quantity.co2')} unit="kgCO₂e/m²" />
        <UnitHeadCell align="left" name={t('quantity.energy')} unit="MJ/m²" />
      </TableRow>
    </TableHead>
  );
}
