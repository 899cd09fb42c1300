import Box from '@mui/material/Box';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import { estimatePriceAmounts } from '#domain/project/estimate.ts';
import { fckClasses } from '#domain/limits.ts';
import { costOf } from '#domain/prices/cost.ts';
import { Muted, SmallPrint } from '../../components/Muted.tsx';
import { Facts } from '../../components/figures/Facts.tsx';
import { Section } from '../../components/Section.tsx';
import { LiveCost } from '../../parts/money/LiveCost.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { type Estimate, type EstimateFields, liveEstimate, volumeName } from './estimateForm.ts';
import { ImpactBars } from './ImpactBars.tsx';
import { keyWith } from '../../i18n/keyWith.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** CO₂ and energy of the concrete as typed, in all and per m². */
export function EstimateTotals({ control }: { control: Control<EstimateFields, unknown, Estimate> }) {
  const { t } = useTranslation('estimate');
  const language = useLanguage();
  const { significant, thousands } = useFormat();
  const volumes = useWatch({ control, name: fckClasses.map(volumeName) });
  const area = useWatch({ control, name: 'areaConstruidaTotal' });
  const technology = useWatch({ control, name: 'tipoDeEstrutura' });
  const live = liveEstimate(volumes, area, language);
  if (live === null)
    return (
      <Section title={t('totals.title')}>
        <Muted>{t('totals.none')}</Muted>
      </Section>
    );
  const { concrete, quantities, volume, intensity } = live;
  return (
    <Section title={t('totals.title')} text={t('totals.text')}>
      <Box aria-live="polite">
        <Facts
          minWidth={120}
          facts={[
            [t('quantity.concrete'), `${significant(volume)} m³`],
            [t('totals.mass'), `${thousands(quantities.concrete)} t`],
          ]}
        />
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <ImpactBars total={quantities} intensity={intensity} />
          {intensity && (
            <LiveCost
              label={t('totals.concreteCost')}
              area={live.area}
              costBy={(prices) => costOf(estimatePriceAmounts(concrete, String(technology)), prices)}
            />
          )}
        </Box>
      </Box>
      {quantities.flags.map((flag) => (
        <SmallPrint key={flag} sx={{ mt: 1 }}>
          {t(keyWith('common', 'flag.', flag.toUpperCase()))}
        </SmallPrint>
      ))}
      <SmallPrint sx={{ mt: 1 }}>{t('totals.factors', { id: currentFactorSet.id })}</SmallPrint>
    </Section>
  );
}
