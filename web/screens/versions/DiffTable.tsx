import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { middleOf, sumStandings } from '#domain/comparison/atStanding.ts';
import type { VersionChange } from '#domain/comparison/versionChanges.ts';
import { unitText } from '#domain/unitText.ts';
import { NumberCell, TableFrame, UnitHeader } from '../../components/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** What changed in each element, the CO₂ it caused where suppliers stand alike, and its share: exactly added up. */
export function DiffTable({ changes }: { changes: readonly VersionChange[] }) {
  const { t } = useTranslation('moduleEditor');
  const { t: own } = useTranslation('versions');
  const { figure, difference: signed, percent } = useFormat();
  const total = sumStandings(changes.map(({ co2 }) => co2));
  const share = (co2: VersionChange['co2']) =>
    percent(middleOf(total) === 0 ? null : middleOf(co2) / middleOf(total));
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
              <UnitHeader name={own('diff.low')} unit="kgCO₂e" />
            </TableCell>
            <TableCell align="right">
              <UnitHeader name={own('diff.high')} unit="kgCO₂e" />
            </TableCell>
            <TableCell align="right">{own('diff.share')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ element, label, unit, before, after, co2 }) => (
            <TableRow key={`${element}:${label}`}>
              <TableCell>{t(`element.${element}`)}</TableCell>
              <TableCell>{label}</TableCell>
              <TableCell>{unitText(unit ?? '')}</TableCell>
              <NumberCell>{figure(before)}</NumberCell>
              <NumberCell>{figure(after)}</NumberCell>
              <NumberCell>{signed((after ?? 0) - (before ?? 0))}</NumberCell>
              <NumberCell>{signed(co2.low)}</NumberCell>
              <NumberCell>{signed(co2.high)}</NumberCell>
              <NumberCell>{share(co2)}</NumberCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" colSpan={6}>
              {own('diff.sum')}
            </TableCell>
            <NumberCell>{signed(total.low)}</NumberCell>
            <NumberCell>{signed(total.high)}</NumberCell>
            <NumberCell>{share(total)}</NumberCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableFrame>
  );
}
