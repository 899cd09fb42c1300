import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { intervalUnder } from '#domain/comparison/difference.ts';
import { assumptions } from '#domain/comparison/verdict.ts';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { Term } from '../../../parts/terms/Term.tsx';
import { differenceAxes } from '../compared/compareAxes.ts';
import type { Suppliers } from '../compared/comparedOption.ts';
import type { Declaration } from '../compared/comparedSet.ts';
import type { Pair } from '../compared/comparePairs.ts';
import { OtherVerdict } from '../declared/OtherVerdict.tsx';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';
import { useVerdictSentence } from './useVerdictSentence.ts';

type Props = {
  pair: Pair;
  measure: Measure;
  /** Whether a winner may be told. */
  stands: boolean;
  declarations: readonly Declaration[];
  suppliers: Suppliers;
};

/** What is said of one pair, with its interval under each assumption; greyed where a check fails that nobody overrode. */
export function PairVerdict({ pair, measure, stands, declarations, suppliers }: Props) {
  const { t } = useTranslation('compare');
  const { barOf, units } = useMeasure(measure);
  const sentence = useVerdictSentence(measure);
  const { option, reference, difference } = pair;
  const axes = differenceAxes([pair]);
  return (
    <>
      {stands ? (
        <>
          <Typography variant="h4" component="p">
            {sentence(pair, 'co2')}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5 }} color="textSecondary">
            {sentence(pair, 'energy')}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="warning">
          {t('verdict.suspended')}
        </Typography>
      )}
      {declarations.length > 0 && stands && (
        <OtherVerdict pair={pair} suppliers={suppliers} measure={measure} />
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3, mt: 2 }}>
        {(['co2', 'energy'] as const).map((aspect) => (
          <Box key={aspect}>
            <Typography variant="overline" component="p" color="textSecondary">
              {t(`difference.${aspect}`, { option: option.name, reference: reference.name })} ({units[aspect]}
              )
            </Typography>
            {assumptions.map((assumption) => (
              <Box key={assumption} sx={{ mt: 1 }}>
                <Typography variant="caption" component="p">
                  <Term name={assumption}>{t(`assumption.${assumption}`)}</Term>
                </Typography>
                <RangeBar
                  {...barOf(aspect)}
                  range={intervalUnder(difference, assumption)[aspect]}
                  domain={axes[aspect]}
                  zero
                />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
