import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SmallPrint } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { sharedAxes } from '../compared/compareAxes.ts';
import type { Compared } from '../compared/compared.ts';
import { isComparable } from '../compared/comparePairs.ts';
import { useMeasure } from '../useMeasure.ts';
import { type RankedOption, ranked } from './ranked.ts';

/** What is said of an option's worst and best case: above, below or equal. */
const caseOf = (worst: number, best: number) => {
  if (best === 0) return worst === 0 ? 'answer.equal' : 'answer.atBestEqual';
  if (worst === 0) return 'answer.never';
  return best < 0 ? 'answer.cases' : 'answer.above';
};

/** CO₂ of each option that has structure on one axis, the least worst case first. */
export function Ranking({ compared }: { compared: Compared }) {
  const { options, measure } = compared;
  const mayNameWinner = isComparable(compared);
  const { t } = useTranslation('compare');
  const { barOf, format, units, ofRange } = useMeasure(measure);
  const axis = sharedAxes(options, ofRange).co2;
  const byWorst = ranked(options, measure);
  // An order is an answer: without one they stay in the order they were chosen.
  const rows = mayNameWinner
    ? byWorst
    : byWorst.toSorted((a, b) => options.indexOf(a.option) - options.indexOf(b.option));
  const cases = ({ worst, best }: RankedOption) =>
    t(caseOf(worst, best), {
      worst: format(worst),
      best: format(Math.abs(best)),
    });
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t(mayNameWinner ? 'answer.least' : 'quantity.co2')} (<Term name="range">{units.co2}</Term>)
      </Typography>
      {mayNameWinner && <SmallPrint sx={{ mb: 0.5 }}>{t('answer.casesMean')}</SmallPrint>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <li key={row.option.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
              <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                {row.option.name}
              </Typography>
              {mayNameWinner && <SmallPrint component="span">{cases(row)}</SmallPrint>}
            </Box>
            <RangeBar
              {...barOf('co2')}
              range={ofRange(row.option.co2, row.option)}
              domain={axis}
              technology={row.option.technologies[0]}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
