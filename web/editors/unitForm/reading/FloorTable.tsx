import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Muted } from '../../../components/Muted.tsx';
import { DataTable, NumberCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

export type FloorTableRow = {
  readonly name: string;
  readonly category: string;
  /** m² */
  readonly area: number | undefined;
  /** m */
  readonly height: number | undefined;
  readonly repetition: number | undefined;
};

/** Groups of floors to read: areas in m², heights in m, a dash where a figure is missing; fits a phone. */
export function FloorTable({ label, rows }: { label: string; rows: readonly FloorTableRow[] }) {
  const { t } = useTranslation('unitForm');
  const { plain } = useFormat();
  const narrow = useNarrow();
  return (
    <DataTable
      label={label}
      sx={narrow ? { '& .MuiTableCell-root': { px: '5px' } } : {}}
      heads={[
        t('floor.name'),
        !narrow && t('floor.category'),
        <NumberCell key="area">
          <UnitHeader name={t('floor.area')} unit="m²" />
        </NumberCell>,
        <NumberCell key="height">
          <UnitHeader name={t('floor.height')} unit="m" />
        </NumberCell>,
        <NumberCell key="repetition">{t('floor.repetition')}</NumberCell>,
      ]}
    >
      {rows.map((row, index) => (
        <TableRow key={index}>
          <TableCell>
            {row.name || '-'}
            {narrow && <Muted>{t(keyWith('common', 'floorCategory.', row.category))}</Muted>}
          </TableCell>
          {!narrow && <TableCell>{t(keyWith('common', 'floorCategory.', row.category))}</TableCell>}
          <NumberCell>{plain(row.area)}</NumberCell>
          <NumberCell>{plain(row.height)}</NumberCell>
          <NumberCell>{plain(row.repetition)}</NumberCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
