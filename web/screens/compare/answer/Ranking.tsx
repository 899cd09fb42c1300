import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RangeBar } from '../../../components/RangeBar.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { sharedAxes } from '../compareAxes.ts';
import type { ComparedOption } from '../comparedOption.ts';
import type { Measure } from '../measure.ts';
import { useMeasure } from '../useMeasure.ts';

/** CO₂ of each that has structure as ranges on one axis, the lowest middle first. */
export function Ranking({ ranked, measure }: { ranked: readonly ComparedOption[]; measure: Measure }) {
  const { t } = useTranslation('compare');
  const { format, span, units, ofRange } = useMeasure(measure);
  const axis = sharedAxes([...ranked], ofRange).co2;
  return (
    <Box>
      <Typography variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t('answer.least')} (<Term name="range">{units.co2}</Term>)
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {ranked.map((option) => (
          <Box
            component="li"
            key={option.id}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(90px, 30%) 1fr', gap: 1.5 }}
          >
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {option.name}
            </Typography>
            <RangeBar
              range={ofRange(option.co2, option)}
              domain={axis}
              unit={units.co2}
              format={format}
              span={span}
              height={8}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
