import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { SortHeader, UnitHeader, useSort } from '../../components/DataTable.tsx';
import { defaultProjectSort } from '../../parts/projectList/projectListVariables.ts';

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
        {quantityHead(t('quantity.area'), 'm²')}
        {quantityHead(t('quantity.concrete'), 'm³ · t')}
        {quantityHead(t('quantity.steel'), 't')}
        <TableCell>
          <UnitHeader name={t('quantity.co2')} unit="kgCO₂e/m²" />
        </TableCell>
        <TableCell>
          <UnitHeader name={t('quantity.energy')} unit="MJ/m²" />
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

const quantityHead = (name: string, unit: string) => (
  <TableCell align="right">
    <UnitHeader name={name} unit={unit} />
  </TableCell>
);
