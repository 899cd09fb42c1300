import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import type { DiffLine } from './versionDiff.ts';

/** What changed in each element: amounts before and after, and what that does to CO₂. */
export function DiffTable({ lines }: { lines: readonly DiffLine[] }) {
  const { t } = useTranslation('moduleEditor');
  const { t: own } = useTranslation('versions');
  const { number, range } = useFormat();
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`;
  return (
    <TableFrame label={own('diff.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{own('diff.element')}</TableCell>
            <TableCell>{own('diff.material')}</TableCell>
            <TableCell>{own('diff.unit')}</TableCell>
            <TableCell align="right">{own('diff.before')}</TableCell>
            <TableCell align="right">{own('diff.after')}</TableCell>
            <TableCell align="right">{own('diff.change')}</TableCell>
            <TableCell align="right">
              <UnitHeader name={own('quantity.co2')} unit="kgCO₂e" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ element, key, label, unit, before, after, co2 }) => (
            <TableRow key={`${element}:${key}`}>
              <TableCell>{t(`element.${element}`)}</TableCell>
              <TableCell>{label}</TableCell>
              <TableCell>{unit.replace('m3', 'm³')}</TableCell>
              <NumberCell>{number(before)}</NumberCell>
              <NumberCell>{number(after)}</NumberCell>
              <NumberCell>{signed((after ?? 0) - (before ?? 0))}</NumberCell>
              <NumberCell>{range(co2)}</NumberCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
