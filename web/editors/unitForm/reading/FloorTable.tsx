import Typography from '@mui/material/Typography';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { useFormat } from '../../../i18n/useFormat.ts';

type Row = {
  readonly name: string;
  readonly category: string;
  /** m² */
  readonly area: number | undefined;
  /** m */
  readonly height: number | undefined;
  readonly repetition: number | undefined;
};

/** Groups of floors to read: areas in m², heights in m, a dash where a figure is missing; fits a phone. */
export function FloorTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  const { t } = useTranslation('unitForm');
  const { plain } = useFormat();
  const narrow = useNarrow();
  return (
    <TableFrame label={label}>
      <Table size="small" sx={narrow ? { '& .MuiTableCell-root': { px: '5px' } } : {}}>
        <TableHead>
          <TableRow>
            <TableCell>{t('floor.name')}</TableCell>
            {!narrow && <TableCell>{t('floor.category')}</TableCell>}
            <NumberCell>
              <UnitHeader name={t('floor.area')} unit="m²" />
            </NumberCell>
            <NumberCell>
              <UnitHeader name={t('floor.height')} unit="m" />
            </NumberCell>
            <NumberCell>{t('floor.repetition')}</NumberCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              <TableCell>
                {row.name || '-'}
                {narrow && (
                  <Typography variant="body2" color="textSecondary">
                    {t(`floorCategory.${row.category}`)}
                  </Typography>
                )}
              </TableCell>
              {!narrow && <TableCell>{t(`floorCategory.${row.category}`)}</TableCell>}
              <NumberCell>{plain(row.area)}</NumberCell>
              <NumberCell>{plain(row.height)}</NumberCell>
              <NumberCell>{plain(row.repetition)}</NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
