import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, UnitHeader } from '../../components/DataTable.tsx';
import type { Intensities } from '../../components/IntensityBars.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { intensitiesTogether } from './intensitiesTogether.ts';

type Props = {
  /** Per m² of the same area as the foundation's. */
  structure: Intensities | null | undefined;
  foundation: Intensities | null | undefined;
};

/** Structure, foundation and both, per m²; nothing where there is no foundation. */
export function TotalsApart({ structure, foundation }: Props) {
  const { t } = useTranslation();
  const { span } = useFormat();
  if (!foundation?.co2) return null;
  const rows = [
    ['structure', structure],
    ['foundation', foundation],
    ['together', intensitiesTogether(structure, foundation)],
  ] as const;
  return (
    <Table
      size="small"
      aria-label={t('apart.title')}
      sx={{ width: 'auto', my: 1, '& td, & th': { py: 0.25, px: 1 }, '& th:first-of-type': { pl: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          <TableCell align="right">
            <UnitHeader name={t('quantity.co2')} unit="kgCO₂e/m²" />
          </TableCell>
          <TableCell align="right">
            <UnitHeader name={t('quantity.energy')} unit="MJ/m²" />
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([part, per]) => (
          <TableRow key={part} sx={part === 'together' ? { '& td, & th': { fontWeight: 600 } } : {}}>
            <TableCell component="th" scope="row">
              {t(`apart.${part}`)}
            </TableCell>
            <NumberCell>{per?.co2 ? span(per.co2) : '-'}</NumberCell>
            <NumberCell>{per?.energy ? span(per.energy) : '-'}</NumberCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
