import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { type Column, ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useNarrow } from '../../../components/useNarrow.ts';
import { emptyValue } from '../../../i18n/format.ts';
import { CostSum } from '../../../parts/money/CostSum.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { ComparedKind } from '../compared/chosen.ts';
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
  perSquareMeter: Range | null;
  perDwelling: Range | null;
  /** Names of what is missing. */
  missing: string[];
  /** Options that neither emit nor cost more. */
  dominatedBy: string[];
};

/** The figures of the box picture, with what is missing or speaks against an option; cards on narrow screens. */
export function CostTable({ rows, kind }: { rows: readonly CostRow[]; kind: ComparedKind }) {
  const { t } = useTranslation('compare');
  const { list, span } = useFormat();
  const { units } = useMeasure('area');
  const isNarrow = useNarrow();
  const highest = Math.max(0, ...rows.map(({ perSquareMeter }) => perSquareMeter?.max ?? 0));
  const hasDwellings = rows.some(({ perDwelling }) => perDwelling);
  const note = ({ missing, dominatedBy }: CostRow) => {
    if (missing.length > 0) return t('money.missing', { what: missing.join(', ') });
    return dominatedBy.length > 0 ? t('money.dominated', { others: list(dominatedBy) }) : emptyValue;
  };
  const bar = ({ perSquareMeter, technology }: CostRow) => (
    <RangeBar range={perSquareMeter} domain={{ min: 0, max: highest }} technology={technology} unit="R$/m²" />
  );
  const sums: Column<CostRow>[] = [
    ...(hasDwellings
      ? [{ id: 'dwelling', head: t('money.dwelling'), render: (row: CostRow) => span(row.perDwelling) }]
      : []),
    {
      id: 'total',
      head: t('money.total'),
      render: ({ id, withFoundation, cost }) => (
        <CostSum id={id} withFoundation={withFoundation}>
          {span(cost)}
        </CostSum>
      ),
    },
  ];
  if (!isNarrow)
    return (
      <ColumnTable
        label={t('money.title')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          { id: 'option', head: t(`column.${kind}`), render: ({ name }) => name },
          { id: 'co2', head: t('quantity.co2'), unit: units.co2, render: ({ co2 }) => span(co2) },
          { id: 'area', head: t('money.area'), unit: 'R$/m²', align: 'left', width: '30%', render: bar },
          ...sums.map((sum) => ({ ...sum, unit: 'R$' })),
          { id: 'note', head: t('money.note'), align: 'left', sx: { whiteSpace: 'normal' }, render: note },
        ]}
      />
    );
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
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          <strong>{row.name}</strong> (R$/m²)
          {bar(row)}
          {sums.map(({ id, head, render }) => (
            <div key={id}>
              {head} (R$): {render(row)}
            </div>
          ))}
          {note(row) !== emptyValue && <Box sx={{ color: 'text.secondary' }}>{note(row)}</Box>}
        </Box>
      ))}
    </Box>
  );
}
