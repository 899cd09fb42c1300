import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { TotalIntensity_quantities$key } from '#relay/TotalIntensity_quantities.graphql.ts';
import { RangeBar } from '../../components/figures/RangeBar.tsx';

type Props = {
  quantities: TotalIntensity_quantities$key;
  /** Where the axes end, per m²: bars one below the other share them. */
  axes: { co2: number; energy: number };
};

/** CO₂ and energy per m² of floor, as bars. */
export function TotalIntensity({ quantities, axes }: Props) {
  const { t } = useTranslation('project');
  const { perSquareMeter: intensity } = useFragment(
    graphql`
      fragment TotalIntensity_quantities on Quantities @throwOnFieldError {
        perSquareMeter {
          ...ranges_quantities @relay(mask: false)
        }
      }
    `,
    quantities,
  );
  if (!intensity?.co2 || !intensity.energy) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
      <div>
        <Typography variant="caption" color="textSecondary">
          {t('totals.co2')}
        </Typography>
        <RangeBar range={intensity.co2} unit="kgCO₂e/m²" domain={{ min: 0, max: axes.co2 }} />
      </div>
      <div>
        <Typography variant="caption" color="textSecondary">
          {t('totals.energy')}
        </Typography>
        <RangeBar range={intensity.energy} kind="energy" unit="MJ/m²" domain={{ min: 0, max: axes.energy }} />
      </div>
    </Box>
  );
}
