import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { NumberCell, UnitHeadCell } from '../../components/tables/DataTable.tsx';
import type { Intensities } from '../../components/figures/IntensityBars.tsx';
import { intensitiesTogether } from './intensitiesTogether.ts';

type Props = {
  /** Per m², or per dwelling, of the same tower as the foundation's. */
  structure: Intensities | null | undefined;
  foundation: Intensities | null | undefined;
  label: string;
  units: { co2: string; energy: string };
  format: (range: Range) => string;
};

/** Structure, foundation and both; the structure alone where there is no foundation. */
export function BreakdownTable({ structure, foundation, label, units, format }: Props) {
  const { t } = useTranslation();
  const below = [
    ['foundation', foundation],
    ['together', intensitiesTogether(structure, foundation)],
  ] as const;
  const rows = [['structure', structure] as const, ...(foundation?.co2 ? below : [])];
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ width: 'auto', my: 1, '& td, & th': { py: 0.25, px: 1 }, '& th:first-of-type': { pl: 0 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell component="td" />
          <UnitHeadCell name={t('quantity.co2')} unit={units.co2} />
          <UnitHeadCell name={t('quantity.energy')} unit={units.energy} />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([part, intensity]) => (
          <TableRow key={part} sx={part === 'together' ? { '& td, & th': { fontWeight: 600 } } : {}}>
            <TableCell component="th" scope="row">
              {t(`apart.${part}`)}
            </TableCell>
            <NumberCell>{intensity?.co2 ? format(intensity.co2) : '-'}</NumberCell>
            <NumberCell>{intensity?.energy ? format(intensity.energy) : '-'}</NumberCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
