import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/technology.ts';
import { NumberCell, TableFrame, UnitHeadCell, UnitHeader } from '../../../components/DataTable.tsx';
import { RangeBar } from '../../../components/RangeBar.tsx';
import { emptyValue } from '../../../i18n/format.ts';
import { CostSum } from '../../../parts/money/CostSum.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMeasure } from '../useMeasure.ts';

/** An option with what it emits per m², kgCO₂e, and costs, R$; null while a price or an amount is missing. */
export type CostRow = {
  /** Global id of the option or version. */
  id: string;
  withFoundation: boolean;
  name: string;
  technology: Technology | undefined;
  co2: Range;
  cost: Range | null;
  perArea: Range | null;
  perDwelling: Range | null;
  /** Names of what is missing. */
  missing: string[];
  /** Options that neither emit nor cost more. */
  dominatedBy: string[];
};

/** What is in the picture of boxes, in figures, with what is missing or stands against an option. */
export function CostTable({ rows }: { rows: readonly CostRow[] }) {
  const { t, i18n } = useTranslation('compare');
  const { significant, span } = useFormat();
  const highest = Math.max(0, ...rows.map(({ perArea }) => perArea?.max ?? 0));
  const hasDwellings = rows.some(({ perDwelling }) => perDwelling);
  const names = new Intl.ListFormat(i18n.resolvedLanguage, { type: 'conjunction' });
  const { units } = useMeasure('area');
  const note = ({ missing, dominatedBy }: CostRow) => {
    if (missing.length > 0) return t('money.missing', { what: missing.join(', ') });
    return dominatedBy.length > 0 ? t('money.dominated', { others: names.format(dominatedBy) }) : emptyValue;
  };
  return (
    <TableFrame label={t('money.title')}>
      <Table size="small" aria-label={t('money.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('column.options')}</TableCell>
            <UnitHeadCell name={t('quantity.co2')} unit={units.co2} />
            <TableCell sx={{ width: '30%' }}>
              <UnitHeader name={t('money.area')} unit="R$/m²" />
            </TableCell>
            {hasDwellings && <UnitHeadCell name={t('money.dwelling')} unit="R$" />}
            <UnitHeadCell name={t('money.total')} unit="R$" />
            <TableCell>{t('money.note')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <NumberCell>{span(row.co2)}</NumberCell>
              <TableCell>
                <RangeBar
                  range={row.perArea}
                  domain={{ min: 0, max: highest }}
                  unit="R$/m²"
                  format={significant}
                  span={span}
                />
              </TableCell>
              {hasDwellings && <NumberCell>{span(row.perDwelling)}</NumberCell>}
              <NumberCell>
                <CostSum id={row.id} withFoundation={row.withFoundation}>
                  {span(row.cost)}
                </CostSum>
              </NumberCell>
              <TableCell sx={{ whiteSpace: 'normal' }}>{note(row)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
