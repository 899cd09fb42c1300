import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/structures/technology.ts';
import { NumberCell, TableFrame, UnitHeadCell, UnitHeader } from '../../../components/tables/DataTable.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
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

type Row = {
  row: CostRow;
  perArea: ReactNode;
  perDwelling: ReactNode | null;
  total: ReactNode;
  note: string;
};

/** What is in the picture of boxes, in figures, with what is missing or stands against an option; cards where it is narrow. */
export function CostTable({ rows }: { rows: readonly CostRow[] }) {
  const { t, i18n } = useTranslation('compare');
  const { significant, span } = useFormat();
  const isNarrow = useNarrow();
  const highest = Math.max(0, ...rows.map(({ perArea }) => perArea?.max ?? 0));
  const hasDwellings = rows.some(({ perDwelling }) => perDwelling);
  const names = new Intl.ListFormat(i18n.resolvedLanguage, { type: 'conjunction' });
  const note = ({ missing, dominatedBy }: CostRow) => {
    if (missing.length > 0) return t('money.missing', { what: missing.join(', ') });
    return dominatedBy.length > 0 ? t('money.dominated', { others: names.format(dominatedBy) }) : emptyValue;
  };
  const told = rows.map((row): Row => ({
    row,
    perArea: (
      <RangeBar
        range={row.perArea}
        domain={{ min: 0, max: highest }}
        technology={row.technology}
        unit="R$/m²"
        format={significant}
        span={span}
      />
    ),
    perDwelling: hasDwellings ? span(row.perDwelling) : null,
    total: (
      <CostSum id={row.id} withFoundation={row.withFoundation}>
        {span(row.cost)}
      </CostSum>
    ),
    note: note(row),
  }));
  return isNarrow ? <CostCards rows={told} /> : <WideCostTable rows={told} hasDwellings={hasDwellings} />;
}

function CostCards({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('compare');
  return (
    <Box
      component="ul"
      aria-label={t('money.title')}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 1,
        display: 'grid',
        gap: 2,
        '@media print': { gridTemplateColumns: '1fr 1fr' },
      }}
    >
      {rows.map(({ row, perArea, perDwelling, total, note }) => (
        <Box component="li" key={row.name} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <strong>{row.name}</strong> (R$/m²)
          {perArea}
          {perDwelling !== null && (
            <div>
              {t('money.dwelling')} (R$): {perDwelling}
            </div>
          )}
          <div>
            {t('money.total')} (R$): {total}
          </div>
          {note !== emptyValue && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
        </Box>
      ))}
    </Box>
  );
}

function WideCostTable({ rows, hasDwellings }: { rows: readonly Row[]; hasDwellings: boolean }) {
  const { t } = useTranslation('compare');
  const { span } = useFormat();
  const { units } = useMeasure('area');
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
          {rows.map(({ row, perArea, perDwelling, total, note }) => (
            <TableRow key={row.name}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <NumberCell>{span(row.co2)}</NumberCell>
              <TableCell>{perArea}</TableCell>
              {hasDwellings && <NumberCell>{perDwelling}</NumberCell>}
              <NumberCell>{total}</NumberCell>
              <TableCell sx={{ whiteSpace: 'normal' }}>{note}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
