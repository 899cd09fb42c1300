import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BreakEven, breakEvensOf } from '#domain/comparison/breakEvens.ts';
import type { Indicator } from '#domain/comparison/lines.ts';
import { NumberCell, TableFrame } from '../../../components/tables/DataTable.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Pair } from '../compared/comparePairs.ts';

/** By how much each amount of the item would have to change, the smallest change first. */
export function BreakEvens({ pair, of }: { pair: Pair; of: Indicator }) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const label = t('breakEvens.label', { option: pair.option.name });
  const size = ({ holdsTo, settlesAt }: Pick<BreakEven, 'holdsTo' | 'settlesAt'>) =>
    Math.abs(holdsTo ?? (settlesAt || Infinity));
  const rows = breakEvensOf(pair.difference, of).toSorted((a, b) => size(a) - size(b));
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        <Term name="breakEven">{label}</Term>
      </Typography>
      <TableFrame label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{t('drivers.part')}</TableCell>
              <TableCell align="right">{t('breakEvens.holds')}</TableCell>
              <TableCell align="right">{t('breakEvens.settles')}</TableCell>
              <TableCell align="right">{t('breakEvens.zero')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ element, material, label: name, holdsTo, settlesAt, zeroAt }) => (
              <TableRow key={`${element}|${material}`}>
                <TableCell component="th" scope="row">
                  {t(`element.${element}`)} · {name}
                </TableCell>
                <NumberCell>{change(holdsTo)}</NumberCell>
                <NumberCell>{settlesAt === 0 ? t('breakEvens.already') : change(settlesAt)}</NumberCell>
                <NumberCell>{change(zeroAt)}</NumberCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableFrame>
    </>
  );
}
