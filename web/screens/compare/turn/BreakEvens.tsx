import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BreakEven, breakEvensOf } from '#domain/comparison/answer/breakEvens.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import type { Pair } from '../compared/comparePairs.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

/** By how much each amount of the item would have to change, the smallest change first. */
export function BreakEvens({ pair, of }: { pair: Pair; of: Indicator }) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const label = t('breakEvens.label', { option: pair.option.name });
  const size = ({ holdsTo, settlesAt }: BreakEven) => Math.abs(holdsTo ?? (settlesAt || Infinity));
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        <Term name="breakEven">{label}</Term>
      </Typography>
      <ColumnTable
        label={label}
        rows={breakEvensOf(pair.difference, of).toSorted((a, b) => size(a) - size(b))}
        keyOf={({ element, material }) => `${element}|${material}`}
        columns={[
          {
            id: 'part',
            head: t('drivers.part'),
            render: ({ element, label: name }) => `${t(keyWith('compare', 'element.', element))} · ${name}`,
          },
          { id: 'holds', head: t('breakEvens.holds'), render: ({ holdsTo }) => change(holdsTo) },
          {
            id: 'settles',
            head: t('breakEvens.settles'),
            render: ({ settlesAt }) => (settlesAt === 0 ? t('breakEvens.already') : change(settlesAt)),
          },
          { id: 'zero', head: t('breakEvens.zero'), render: ({ zeroAt }) => change(zeroAt) },
        ]}
      />
    </>
  );
}
