import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { HiddenText } from '../../../components/HiddenText.tsx';
import { stickyColumn, SortHeader, UnitHeader, type useSort } from '../../../components/tables/DataTable.tsx';
import { useOffered } from '../../../session/offered.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useNarrow } from '../../../components/useNarrow.ts';

const quantityColumns = [
  { field: 'concrete', unit: 'kg' },
  { field: 'steel', unit: 'kg' },
  { field: 'co2_min', unit: 'kgCO₂e' },
  { field: 'co2_max', unit: 'kgCO₂e' },
  { field: 'energy_min', unit: 'MJ' },
  { field: 'energy_max', unit: 'MJ' },
];

/** Columns of the modules table; each figure with its unit, each but the actions sorts. On a phone the two most asked for. */
export function ModulesHead({ sort }: { sort: ReturnType<typeof useSort> }) {
  const { t } = useTranslation('towerTables');
  const { moduleVersions } = useOffered();
  const counted = useLossUnit();
  if (useNarrow())
    return (
      <TableHead>
        <TableRow>
          {['name', 'co2_min'].map((field) => (
            <SortHeader key={field} field={field} sort={sort} align={field === 'name' ? 'left' : 'right'}>
              {t(`column.${field}`)}
            </SortHeader>
          ))}
        </TableRow>
      </TableHead>
    );
  return (
    <TableHead>
      <TableRow>
        <SortHeader field="name" sort={sort}>
          {t('column.name')}
        </SortHeader>
        <TableCell>{t('column.technology')}</TableCell>
        <SortHeader field="floor_repetition" sort={sort} align="right">
          {t('column.floor_repetition')}
        </SortHeader>
        {quantityColumns.map(({ field, unit }) => (
          <SortHeader key={field} field={field} sort={sort} align="right">
            <span>
              <UnitHeader name={t(`column.${field}`)} unit={counted(unit)} />
            </span>
          </SortHeader>
        ))}
        {moduleVersions && (
          <SortHeader field="version" sort={sort} align="right">
            {t('column.version')}
          </SortHeader>
        )}
        <TableCell sx={stickyColumn}>
          <HiddenText>{t('column.actions')}</HiddenText>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}
