import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { SortHeader, UnitHeader, useSort } from '../../../components/tables/DataTable.tsx';

/** Headers, each sorting the towers. */
export function UnitTableHead({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('unitTable');
  const sort = useSort('name');
  const quantityHead = (field: string, name: string, unit: string, align: 'left' | 'right' = 'right') => (
    <SortHeader field={field} sort={sort} align={align}>
      <span>
        <UnitHeader name={name} unit={unit} />
      </span>
    </SortHeader>
  );
  return (
    <TableHead>
      <TableRow>
        <SortHeader field="name" sort={sort}>
          {t('column.unit')}
        </SortHeader>
        {narrow ? (
          <SortHeader field="co2" sort={sort}>
            {t('column.perArea')}
          </SortHeader>
        ) : (
          <>
            <TableCell>{t('column.source')}</TableCell>
            <SortHeader field="floors" sort={sort} align="right">
              {t('column.floors')}
            </SortHeader>
            {quantityHead('area', t('quantity.area'), 'm²')}
            {quantityHead('concrete', t('quantity.concrete'), 'm³ · t')}
            {quantityHead('steel', t('quantity.steel'), 't')}
            {quantityHead('co2', t('quantity.co2'), 'kgCO₂e/m²', 'left')}
            {quantityHead('energy', t('quantity.energy'), 'MJ/m²', 'left')}
          </>
        )}
      </TableRow>
    </TableHead>
  );
}
