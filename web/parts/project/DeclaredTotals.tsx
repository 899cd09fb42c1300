import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DeclaredTotals_quantities$key } from '#relay/DeclaredTotals_quantities.graphql.ts';
import { Facts } from '../../components/figures/Facts.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { TotalIntensity } from './TotalIntensity.tsx';

type Props = {
  quantities: DeclaredTotals_quantities$key;
  /** Where the axes of the totals above end, per m². */
  axes: ComponentProps<typeof TotalIntensity>['axes'];
};

/** The project's totals where declared factors take the place of the set's, apart from those without them. */
export function DeclaredTotals({ quantities, axes }: Props) {
  const { t } = useTranslation('project');
  const { rangeInThousands } = useFormat();
  const data = useFragment(
    graphql`
      fragment DeclaredTotals_quantities on Quantities @throwOnFieldError {
        ...ranges_quantities @relay(mask: false)
        materials {
          label
          flags
        }
        ...TotalIntensity_quantities
      }
    `,
    quantities,
  );
  const declared = data.materials.filter(({ flags }) => flags.includes('DECLARED'));
  return (
    <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h3">{t('totals.declared.title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: 640 }}>
        {t('totals.declared.text')}
      </Typography>
      <Facts
        facts={[
          [t('quantity.co2'), `${rangeInThousands(data.co2)} tCO₂e`],
          [t('quantity.energy'), `${rangeInThousands(data.energy)} GJ`],
          [t('totals.declared.materials'), declared.map(({ label }) => label).join(', ')],
        ]}
        minWidth={220}
      />
      <TotalIntensity quantities={data} axes={axes} />
    </Box>
  );
}
