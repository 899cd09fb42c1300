import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { intervalUnder } from '#domain/comparison/differences/difference.ts';
import { afterColon } from '#domain/comparison/wording/statement.ts';
import { assumptions } from '#domain/comparison/differences/verdict.ts';
import { Muted } from '../../../components/Muted.tsx';
import { RangeBar } from '../../../components/figures/RangeBar.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import { differenceAxes } from '../compared/compareAxes.ts';
import type { Suppliers } from '../compared/comparedOption.ts';
import type { Declaration } from '../compared/comparedSet.ts';
import type { Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { useMeasure } from '../useMeasure.ts';
import { useVerdictSentence } from './useVerdictSentence.ts';

type Props = {
  pair: Pair;
  measure: Measure;
  /** Whether a winner may be named. */
  mayNameWinner: boolean;
  declarations: readonly Declaration[];
  suppliers: Suppliers;
};

/** The verdict on one pair, with its interval under each assumption; greyed where a failed check is open. */
export function PairVerdict({ pair, measure, mayNameWinner, declarations, suppliers }: Props) {
  const { t } = useTranslation('compare');
  const { barOf, units } = useMeasure(measure);
  const messages = useMessages();
  const sentence = useVerdictSentence(measure);
  const { option, reference, difference } = pair;
  const axes = differenceAxes([pair]);
  // The verdict with the opposite choice: without the declared suppliers, or with them.
  const other = suppliers === 'declared' ? 'undeclared' : 'declared';
  return (
    <>
      {mayNameWinner ? (
        <>
          <Typography variant="h4" component="p">
            {sentence(pair, 'co2')}
          </Typography>
          <Muted sx={{ mt: 0.5 }}>{sentence(pair, 'energy')}</Muted>
        </>
      ) : (
        <Typography variant="body2" color="warning">
          {t('verdict.suspended')}
        </Typography>
      )}
      {declarations.length > 0 && mayNameWinner && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t(other === 'undeclared' ? 'declared.other.bare' : 'declared.other.declared', {
            sentence: afterColon(
              sentence({ ...pair, difference: pair.differences[other] }, 'co2'),
              messages.language,
              [option.name],
            ),
          })}
        </Typography>
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
