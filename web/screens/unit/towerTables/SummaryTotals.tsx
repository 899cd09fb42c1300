import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SummaryTotals_quantities$key } from '#relay/SummaryTotals_quantities.graphql.ts';
import { useLossUnit } from '../../../components/useLosses.ts';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';

/** Concrete in m³ with its mass, steel in tonnes, CO₂ and energy as ranges, whole and per m²; the exact kilograms on hover. */
export function SummaryTotals({ quantities }: { quantities: SummaryTotals_quantities$key }) {
  const { t } = useTranslation('towerTables');
  const { number, concrete: concreteOf, thousands, rangeInThousands, range } = useFormat();
  const counted = useLossUnit();
  const data = useFragment(
    graphql`
      fragment SummaryTotals_quantities on Quantities {
        concrete
        grout
        steel
        ...ranges_quantities @relay(mask: false)
        perSquareMeter {
          ...ranges_quantities @relay(mask: false)
        }
      }
    `,
    quantities,
  );
  const concrete = concreteOf(data);
  const { steel, co2, energy, perSquareMeter } = data;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        gap: 1.5,
        // Paper is wider than the panel, and its pages are short.
        '@media print': { gridTemplateColumns: '1fr 1fr', columnGap: 3 },
      }}
    >
      <Total
        label={counted(t('quantity.co2'))}
        exact={`${range(co2)} kgCO₂e`}
        value={`${rangeInThousands(co2)} tCO₂e`}
      >
        <PerArea unit={counted('kgCO₂e/m²')} />
        <RangeBar range={perSquareMeter?.co2} unit={counted('kgCO₂e/m²')} />
      </Total>
      <Total
        label={counted(t('quantity.energy'))}
        exact={`${range(energy)} MJ`}
        value={`${rangeInThousands(energy)} GJ`}
      >
        <PerArea unit={counted('MJ/m²')} />
        <RangeBar range={perSquareMeter?.energy} unit={counted('MJ/m²')} kind="energy" />
      </Total>
      <Total
        label={counted(t('quantity.concrete'))}
        exact={concrete?.exact ?? ''}
        value={concrete?.both ?? '-'}
      />
      <Total
        label={counted(t('quantity.steel'))}
        exact={`${number(steel)} kg`}
        value={`${thousands(steel)} t`}
      />
    </Box>
  );
}

type TotalProps = { label: string; exact: string; value: string; children?: ReactNode };

function Total({ label, exact, value, children }: TotalProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1, rowGap: 0.5 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        variant="subtitle2"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}
      >
        <Tooltip title={exact} describeChild>
          <Box component="span" tabIndex={0}>
            {value}
          </Box>
        </Tooltip>
      </Typography>
      {children !== undefined && (
        <Box component="dd" sx={{ m: 0, gridColumn: '1 / -1' }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

function PerArea({ unit }: { unit: string }) {
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
      <Term name="range">{unit}</Term>
    </Typography>
  );
}
