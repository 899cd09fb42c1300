import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settledUnder } from '#domain/comparison/differences/difference.ts';
import { hasStructure } from '#domain/comparison/differences/pair.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { ColumnTable } from '../../../components/tables/ColumnTable.tsx';
import { Fold } from '../../../components/deferred/Fold.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import type { ComparedOption, Suppliers } from '../compared/comparedOption.ts';
import type { Declaration } from '../compared/comparedSet.ts';
import type { Compared } from '../compared/compared.ts';
import { comparePairs, isComparable, type Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { PairVerdict } from '../pairs/PairVerdict.tsx';
import { useMeasure } from '../useMeasure.ts';

type Props = { compared: Compared; declarations: readonly Declaration[]; suppliers: Suppliers };

/** CO₂ of every option against every other: verdict, assumption and range; each cell opens the details of the pair. */
export function PairMatrix({ compared, ...declared }: Props) {
  const { options, measure, note } = compared;
  const { t } = useTranslation('compare');
  // Two options that are both comparable with the reference may still not be comparable with each other.
  const mayNameWinnerOf = ({ alike }: Pair) => isComparable(compared) && (alike || note !== '');
  const { units } = useMeasure(measure);
  const [opened, setOpened] = useState<{ pair: Pair; at: HTMLElement } | null>(null);
  return (
    <Fold
      printed={false}
      title={t('matrix.title', { unit: units.co2 })}
      text={<Term name="certainty">{t('matrix.text')}</Term>}
    >
      <ColumnTable
        label={t('matrix.label')}
        rows={options}
        keyOf={({ id }) => id}
        columns={[
          { id: 'item', head: t('matrix.corner'), render: ({ name }) => name },
          ...options.map((reference) => ({
            id: reference.id,
            head: reference.name,
            align: 'left' as const,
            render: (item: ComparedOption) =>
              item === reference ? (
                '-'
              ) : (
                <MatrixCell
                  item={item}
                  reference={reference}
                  measure={measure}
                  mayNameWinnerOf={mayNameWinnerOf}
                  onOpen={(pair, at) => setOpened({ pair, at })}
                />
              ),
          })),
        ]}
      />
      <Popover
        open={opened !== null}
        anchorEl={opened?.at ?? null}
        onClose={() => setOpened(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label':
              opened?.pair &&
              t('tables.difference', {
                option: opened.pair.option.name,
                reference: opened.pair.reference.name,
              }),
            sx: { p: 3, maxWidth: 'min(760px, calc(100% - 32px))', width: '100%' },
          },
        }}
      >
        {opened && (
          <PairVerdict
            pair={opened.pair}
            measure={measure}
            mayNameWinner={mayNameWinnerOf(opened.pair)}
            {...declared}
          />
        )}
      </Popover>
    </Fold>
  );
}

type CellProps = Record<'item' | 'reference', ComparedOption> & {
  measure: Measure;
  mayNameWinnerOf: (pair: Pair) => boolean;
  onOpen: (pair: Pair, at: HTMLElement) => void;
};

function MatrixCell({ item, reference, measure, mayNameWinnerOf, onOpen }: CellProps) {
  const { t } = useTranslation('compare');
  const { span } = useMeasure(measure);
  const [pair] = comparePairs([item, reference], reference, measure);
  if (pair === undefined) return hasStructure(item.side) && hasStructure(reference.side) ? '-' : t('unbuilt');
  const { difference } = pair;
  const mayNameWinner = mayNameWinnerOf(pair);
  const settled = mayNameWinner ? settledUnder(difference, 'co2') : null;
  return (
    <ButtonBase
      onClick={({ currentTarget }) => onOpen(pair, currentTarget)}
      aria-haspopup="dialog"
      sx={{ display: 'block', textAlign: 'left', font: 'inherit' }}
    >
      {mayNameWinner && <strong>{t(`matrix.${settled?.verdict ?? 'DEPENDS_ON_SUPPLIER'}`)}</strong>}
      <Box component="span" className="numeric" sx={{ display: 'block' }}>
        {span(settled?.assumption === 'SAME_CEMENT' ? difference.sameCement.co2 : difference.co2)}
      </Box>
      {mayNameWinner && difference.co2Certainty !== 'NONE' && (
        <SmallPrint component="span">{t(`verdict.assumption.${difference.co2Certainty}`)}</SmallPrint>
      )}
    </ButtonBase>
  );
}
