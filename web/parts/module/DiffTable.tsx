import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { middleOf, sumStandings } from '#domain/comparison/sides/atStanding.ts';
import type { VersionChange } from '#domain/comparison/versionChanges.ts';
import { unitText } from '#domain/texts/unitText.ts';
import { DataTable, NumberCell } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

type Props = {
  changes: readonly VersionChange[];
  /** What an element is called. */
  nameOf: (element: string) => string;
};

/** What changed in each element, the CO₂ it caused with the same suppliers, and its share; the parts add up exactly. */
export function DiffTable({ changes, nameOf }: Props) {
  const { t } = useTranslation('versions');
  const { significant, difference: signed, percent } = useFormat();
  const total = sumStandings(changes.map(({ co2 }) => co2));
  const share = (co2: VersionChange['co2']) =>
    percent(middleOf(total) === 0 ? null : middleOf(co2) / middleOf(total));
  return (
    <DataTable
      label={t('diff.title')}
      heads={[
        t('diff.element'),
        t('diff.material'),
        t('diff.unit'),
        { name: t('diff.before') },
        { name: t('diff.after') },
        { name: t('diff.change') },
        { name: t('diff.low'), unit: 'tCO₂e' },
        { name: t('diff.high'), unit: 'tCO₂e' },
        { name: t('diff.share') },
      ]}
    >
      {changes.map(({ element, label, unit, before, after, co2 }) => (
        <TableRow key={`${element}:${label}`}>
          <TableCell>{nameOf(element)}</TableCell>
          <TableCell>{label}</TableCell>
          <TableCell>{unitText(unit ?? '')}</TableCell>
          <NumberCell>{significant(before)}</NumberCell>
          <NumberCell>{significant(after)}</NumberCell>
          <NumberCell>{signed((after ?? 0) - (before ?? 0))}</NumberCell>
          <NumberCell>{signed(co2.low / 1000)}</NumberCell>
          <NumberCell>{signed(co2.high / 1000)}</NumberCell>
          <NumberCell>{share(co2)}</NumberCell>
        </TableRow>
      ))}
      <TableRow>
        <TableCell component="th" scope="row" colSpan={6}>
          {t('diff.sum')}
        </TableCell>
        <NumberCell>{signed(total.low / 1000)}</NumberCell>
        <NumberCell>{signed(total.high / 1000)}</NumberCell>
        <NumberCell>{share(total)}</NumberCell>
      </TableRow>
    </DataTable>
  );
}
