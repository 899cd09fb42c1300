import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SummaryPanel_option$key } from '#relay/SummaryPanel_option.graphql.ts';
import { TotalsAndCost } from '../../../parts/totals/TotalsAndCost.tsx';
import { readTotalsPart } from '../../../parts/totals/totalsPart.ts';
import { Flags } from '../modules/Flags.tsx';
import { MaterialList } from './MaterialList.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Close, UnfoldLess, UnfoldMore } from '../../../theme/icons.tsx';
import { SummaryTotals } from './SummaryTotals.tsx';
import { useSummary } from './Summary.tsx';

/** Totals of the simulation in view; expanded, its materials too. */
export function SummaryPanel({ option }: { option: SummaryPanel_option$key }) {
  const { t } = useTranslation('towerTables');
  const { integer } = useFormat();
  const { isOpen, isExpanded, toggleOpen, toggleExpanded } = useSummary();
  const titleId = useId();
  const { id, name, coverage, quantities, foundation } = useFragment(
    graphql`
      fragment SummaryPanel_option on Option {
        id
        name
        coverage {
          totalFloors
          coveredFloors
        }
        quantities(withLosses: $withLosses) {
          flags
          ...totalsPart_quantities
          ...SummaryTotals_quantities
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
  const uncovered = coverage.totalFloors - coverage.coveredFloors;
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
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      {uncovered > 0 && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {t('uncoveredFloors', {
            count: uncovered,
            n: integer(uncovered),
            total: integer(coverage.totalFloors),
          })}
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
