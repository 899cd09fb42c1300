import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Range } from '#domain/range.ts';
import { quickCost, quickEstimate, type QuickEstimateInput } from '#domain/usual/quickEstimate.ts';
import { SmallPrint } from '../../../components/Muted.tsx';
import { Facts } from '../../../components/figures/Facts.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { LiveCost } from '../../../parts/money/LiveCost.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { keyWith } from '../../../i18n/keyWith.ts';

/** What a tower usually takes, both ends of each range. */
export function QuickTotals({ input }: { input: QuickEstimateInput }) {
  const { t } = useTranslation('estimate');
  const { thousands, rangeInThousands, significant, integer } = useFormat();
  const { technology, area } = input;
  const estimate = quickEstimate(input);
  const { concrete, steel, blocks, co2, energy, perSquareMeter: intensity } = estimate;
  const rangeText = ({ min, max }: Range) => `${integer(Math.round(min))} – ${integer(Math.round(max))}`;
  const bar = (label: string, range: Range, kind: 'co2' | 'energy', unit: string, isTotal: boolean) => (
    <div>
      <SmallPrint component="span">{`${label}, ${unit}`}</SmallPrint>
      <RangeBar range={range} kind={kind} unit={unit} format={isTotal ? thousands : significant} />
    </div>
  );
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
        {bar(t('quantity.co2'), co2, 'co2', 'tCO₂e', true)}
        {bar(t('quantity.energy'), energy, 'energy', 'GJ', true)}
        {bar(t('quantity.co2'), intensity.co2, 'co2', 'kgCO₂e/m²', false)}
        {bar(t('quantity.energy'), intensity.energy, 'energy', 'MJ/m²', false)}
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
