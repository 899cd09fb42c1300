import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { quickCost, quickEstimate, type QuickEstimateInput } from '#domain/usual/quickEstimate.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { Facts } from '../../../components/figures/Facts.tsx';
import { LiveCost } from '../../../parts/money/LiveCost.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { keyWith } from '../../../i18n/keyWith.ts';
import { ImpactBars } from '../ImpactBars.tsx';

/** What a tower usually takes, both ends of each range. */
export function QuickTotals({ input }: { input: QuickEstimateInput }) {
  const { t } = useTranslation('estimate');
  const { rangeInThousands, integer } = useFormat();
  const { technology, area } = input;
  const estimate = quickEstimate(input);
  const { concrete, steel, blocks } = estimate;
  const rangeText = ({ min, max }: Range) => `${integer(Math.round(min))} – ${integer(Math.round(max))}`;
  return (
    <Box aria-live="polite" sx={{ mt: 3 }}>
      <Facts
        facts={[
          [t('quantity.concrete'), `${rangeText(concrete)} m³`],
          [t('quantity.steel'), `${rangeInThousands(steel)} t`],
          ...(blocks === null ? [] : [[t('quick.blocks'), rangeText(blocks)] as const]),
        ]}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        <ImpactBars total={estimate} intensity={estimate.perSquareMeter} />
        <LiveCost area={area} costBy={(prices) => quickCost(input, prices)} />
      </Box>
      <SmallPrint sx={{ mt: 1 }}>
        {[
          t('quick.range'),
          technology === 'structural_masonry' && t('quick.masonry'),
          ...estimate.flags.map((flag) => t(keyWith('common', 'flag.', flag.toUpperCase()))),
          t('totals.factors', { id: estimate.factorSet }),
        ]
          .filter(Boolean)
          .join(' ')}
      </SmallPrint>
    </Box>
  );
}
