import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  SummaryPanel_option$data,
  SummaryPanel_option$key,
} from '#relay/SummaryPanel_option.graphql.ts';
import { Muted, SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useLossUnit } from '../../../components/useLosses.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import { TotalsAndCost } from '../../../parts/totals/TotalsAndCost.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { useUncoveredNote } from '../../../parts/totals/useUncoveredNote.ts';
import { Close, UnfoldLess, UnfoldMore } from '../../../theme/icons.tsx';
import { Flags } from '../modules/Flags.tsx';
import { MaterialList } from './MaterialList.tsx';
import { useSummary } from './Summary.tsx';

/** Totals of the simulation in view; expanded, its materials too. */
export function SummaryPanel({ option }: { option: SummaryPanel_option$key }) {
  const { t } = useTranslation('towerTables');
  const uncoveredNote = useUncoveredNote();
  const { isOpen, isExpanded, toggleOpen, toggleExpanded } = useSummary();
  const titleId = useId();
  const { id, name, coverage, quantities, foundation } = useFragment(
    graphql`
      fragment SummaryPanel_option on Option @throwOnFieldError {
        id
        name
        coverage {
          totalFloors
          coveredFloors
        }
        quantities(withLosses: $withLosses) @catch(to: NULL) {
          concrete
          grout
          steel
          ...ranges_quantities @relay(mask: false)
          perSquareMeter {
            ...ranges_quantities @relay(mask: false)
          }
          flags
          ...totalsPart_quantities
          ...MaterialList_quantities
        }
        foundation {
          quantities(withLosses: $withLosses) {
            ...totalsPart_quantities
          }
        }
      }
    `,
    option,
  );
  if (!isOpen) return null;
  const gap = uncoveredNote(coverage.totalFloors - coverage.coveredFloors, coverage.totalFloors);
  const toggleLabel = t(isExpanded ? 'summary.collapse' : 'summary.expand');
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1 }}>
          {t('summary.title')}
        </Typography>
        <IconButton size="small" aria-label={toggleLabel} aria-expanded={isExpanded} onClick={toggleExpanded}>
          {isExpanded ? <UnfoldLess fontSize="small" /> : <UnfoldMore fontSize="small" />}
        </IconButton>
        <IconButton size="small" aria-label={t('summary.close')} onClick={toggleOpen}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Muted>{name}</Muted>
      {gap && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {gap}
        </Typography>
      )}
      {quantities && (
        <>
          <SummaryTotals quantities={quantities} />
          <Flags flags={quantities.flags} />
          {isExpanded && <MaterialList quantities={quantities} />}
        </>
      )}
      <TotalsAndCost
        id={id}
        structure={readTotalsPart(quantities)}
        foundation={readTotalsPart(foundation?.quantities)}
      />
    </Card>
  );
}

/** Concrete in m³ with its mass, steel in tonnes, CO₂ and energy as ranges, whole and per m²; the exact kilograms on hover. */
function SummaryTotals({ quantities }: { quantities: NonNullable<SummaryPanel_option$data['quantities']> }) {
  const { t } = useTranslation('towerTables');
  const { number, concrete: concreteOf, thousands, rangeInThousands, range } = useFormat();
  const withLossNote = useLossUnit();
  const concrete = concreteOf(quantities);
  const { steel, co2, energy, perSquareMeter } = quantities;
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
        label={withLossNote(t('quantity.co2'))}
        exact={`${range(co2)} kgCO₂e`}
        value={`${rangeInThousands(co2)} tCO₂e`}
      >
        <PerArea unit={withLossNote('kgCO₂e/m²')} />
        <RangeBar range={perSquareMeter?.co2} unit={withLossNote('kgCO₂e/m²')} />
      </Total>
      <Total
        label={withLossNote(t('quantity.energy'))}
        exact={`${range(energy)} MJ`}
        value={`${rangeInThousands(energy)} GJ`}
      >
        <PerArea unit={withLossNote('MJ/m²')} />
        <RangeBar range={perSquareMeter?.energy} unit={withLossNote('MJ/m²')} kind="energy" />
      </Total>
      <Total
        label={withLossNote(t('quantity.concrete'))}
        exact={concrete?.exact ?? ''}
        value={concrete?.both ?? '-'}
      />
      <Total
        label={withLossNote(t('quantity.steel'))}
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
      <Muted component="dt">{label}</Muted>
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
    <SmallPrint sx={{ mb: 0.5 }}>
      <Term name="range">{unit}</Term>
    </SmallPrint>
  );
}
