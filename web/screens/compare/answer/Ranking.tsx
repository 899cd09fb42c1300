import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Ranking_comparison$key } from '#relay/Ranking_comparison.graphql.ts';
import { RangeBar } from '../../../components/RangeBar.tsx';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import { sharedAxes } from '../compareAxes.ts';
import type { ComparedOption } from '../comparedOption.ts';
import type { Measure } from '../measure.ts';
import { useMeasure } from '../useMeasure.ts';

type Props = {
  comparison: Ranking_comparison$key;
  options: ComparedOption[];
  measure: Measure;
  /** Whether an order may be told: no blocking check fails, or somebody overrode it. */
  stands: boolean;
};

/** CO₂ of each option that has structure on one axis, the least worst case first. */
export function Ranking({ comparison, options, measure, stands }: Props) {
  const { t } = useTranslation('compare');
  const { format, span, units, ofRange } = useMeasure(measure);
  const { significant } = useFormat();
  const { items } = useFragment(
    graphql`
      fragment Ranking_comparison on Comparison {
        items {
          worstExcess {
            perSquareMeter
          }
          bestCase {
            perSquareMeter
          }
        }
      }
    `,
    comparison,
  );
  const axis = sharedAxes(options, ofRange).co2;
  const rows = options.flatMap((option, index) => {
    const worst = items[index]?.worstExcess?.perSquareMeter ?? null;
    return worst === null ? [] : [{ option, worst, best: items[index]?.bestCase?.perSquareMeter ?? 0 }];
  });
  const ranked = stands ? rows.toSorted((a, b) => a.worst - b.worst || a.best - b.best) : rows;
  const cases = ({ worst, best }: (typeof rows)[number]) =>
    t(worst === 0 ? 'answer.never' : best < 0 ? 'answer.cases' : 'answer.above', {
      worst: significant(worst),
      best: significant(Math.abs(best)),
    });
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t(stands ? 'answer.least' : 'quantity.co2')} (<Term name="range">{units.co2}</Term>)
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {ranked.map((row) => (
          <Box
            component="li"
            key={row.option.id}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(90px, 34%) 1fr', gap: 1.5 }}
          >
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {row.option.name}
              {stands && (
                <Typography
                  variant="caption"
                  color="textSecondary"
                  component="span"
                  sx={{ display: 'block' }}
                >
                  {cases(row)}
                </Typography>
              )}
            </Typography>
            <RangeBar
              range={ofRange(row.option.co2, row.option)}
              domain={axis}
              unit={units.co2}
              format={format}
              span={span}
              technology={row.option.technologies[0]}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
