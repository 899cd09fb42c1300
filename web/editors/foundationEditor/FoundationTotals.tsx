import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { foundationHints } from '#domain/foundation/foundationHints.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { concreteDensity } from '#domain/limits.ts';
import { costOf } from '#domain/prices/cost.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { perSquareMeter } from '#domain/materials/quantities.ts';
import { Muted, SmallPrint } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { LiveCost } from '../../parts/money/LiveCost.tsx';
import { TotalLine } from '../TotalLine.tsx';
import { type FoundationValues, readableFoundation } from './foundationValues.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** Totals of what is being typed, by the server's own rules; per m² over the area of the tower. */
export function FoundationTotals({ form, area }: { form: UseFormReturn; area: number }) {
  const { t } = useTranslation('foundationEditor');
  const { besideBand, significant, span, rangeInThousands, thousands, plain } = useFormat();
  const values = useDeferredValue(useWatch({ control: form.control })) as FoundationValues;
  const data = readableFoundation(values);
  if (data === null || values.type === '') return <Muted>{t('live.none')}</Muted>;
  const quantities = foundationQuantities(values.type, data);
  const pricedAmounts = priceAmounts(values.type, data, 1);
  const isEmpty = quantities.materials.length === 0;
  const intensity = isEmpty ? null : perSquareMeter(quantities, area);
  const lines = [
    [t('live.perSquareMeter'), intensity ? span(intensity.co2) : '-', 'kgCO₂e/m²'],
    [t('live.co2'), isEmpty ? '-' : rangeInThousands(quantities.co2), 'tCO₂e'],
    [t('live.energy'), isEmpty ? '-' : rangeInThousands(quantities.energy), 'GJ'],
    [
      t('live.concrete'),
      quantities.concrete === null ? '-' : significant(quantities.concrete / concreteDensity),
      'm³',
    ],
    [t('live.steel'), thousands(quantities.steel), 't'],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {lines.map(([label, value, unit]) => (
        <TotalLine key={unit} label={label} value={value} unit={unit} />
      ))}
      {!isEmpty && area > 0 && <LiveCost area={area} costBy={(prices) => costOf(pricedAmounts, prices)} />}
      <Divider />
      {foundationHints(values.type, data).map(({ element, measure, value, band, position }) => (
        <div key={`${element}.${measure}`}>
          <TotalLine
            label={t(`hint.${measure}`, { part: t(`element.${element}`) })}
            value={besideBand(value, band)}
            unit={measure === 'thickness' ? 'm' : 'kg/m³'}
          />
          <Typography
            variant="caption"
            component="p"
            sx={{ textAlign: 'right', color: position === 'within' ? 'text.secondary' : 'warning.main' }}
          >
            {t(`hint.${position}`, { min: plain(band.min), max: plain(band.max) })}
          </Typography>
        </div>
      ))}
      {quantities.flags.map((flag) => (
        <Typography key={flag} variant="caption" color="warning">
          {t(keyWith('common', 'flag.', flag.toUpperCase()), { ns: 'common' })}
        </Typography>
      ))}
      <SmallPrint component="span">
        {t('live.factors', { source: currentFactorSet.source, id: currentFactorSet.id })}
      </SmallPrint>
    </Box>
  );
}
