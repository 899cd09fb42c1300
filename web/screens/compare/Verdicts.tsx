import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { RangeBar } from '../../components/RangeBar.tsx';
import type { Suppliers } from './comparedOption.ts';
import type { Declaration } from './comparedSet.ts';
import type { Pair } from './comparePairs.ts';
import type { Measure } from './measure.ts';
import { OtherVerdict } from './declared/OtherVerdict.tsx';
import { Term } from '../../parts/terms/Term.tsx';
import { differenceAxes } from './compareAxes.ts';
import { useMeasure } from './useMeasure.ts';
import { useVerdictSentence } from './useVerdictSentence.ts';

type Props = {
  pairs: Pair[];
  measure: Measure;
  note: string;
  declarations: readonly Declaration[];
  suppliers: Suppliers;
};

/** What the comparison says, in words first; greyed where like is not compared with like and nobody vouches for it. */
export function Verdicts({ pairs, measure, note, declarations, suppliers }: Props) {
  const { t } = useTranslation('compare');
  const { format, span, units } = useMeasure(measure);
  const sentence = useVerdictSentence(measure);
  const axes = differenceAxes(pairs);
  return (
    <Box component="section" aria-label={t('verdict.label')} sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {pairs.map((pair) => {
        const { option, reference, difference } = pair;
        const stands = pair.alike || note !== '';
        return (
          <Card key={option.id} component="article" sx={{ p: { xs: 2, md: 3 } }}>
            <Box sx={{ color: stands ? 'text.primary' : 'text.secondary' }} data-stands={stands}>
              <Typography variant="h2" component="p">
                {sentence(pair, 'co2')}
              </Typography>
              <Typography sx={{ mt: 0.5 }} color={stands ? 'textSecondary' : 'inherit'}>
                {sentence(pair, 'energy')}
              </Typography>
            </Box>
            {declarations.length > 0 && <OtherVerdict pair={pair} suppliers={suppliers} measure={measure} />}
            {!stands && (
              <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
                {t('verdict.suspended')}
              </Typography>
            )}
            {pair.alike || note === '' ? null : (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {t('verdict.overridden', { note })}
              </Typography>
            )}
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 3, mt: 2 }}>
              {(['co2', 'energy'] as const).map((aspect) => (
                <Box key={aspect}>
                  <Typography variant="overline" component="p" color="textSecondary">
                    {t(`difference.${aspect}`, { option: option.name, reference: reference.name })} (
                    {units[aspect]})
                  </Typography>
                  {(['SAME_SUPPLIERS', 'ANY_SUPPLIERS'] as const).map((assumption) => (
                    <Box key={assumption} sx={{ mt: 1 }}>
                      <Typography variant="caption" component="p">
                        <Term name={assumption}>{t(`assumption.${assumption}`)}</Term>
                      </Typography>
                      <RangeBar
                        range={
                          (assumption === 'SAME_SUPPLIERS' ? difference : difference.anySuppliers)[aspect]
                        }
                        domain={axes[aspect]}
                        kind={aspect}
                        unit={units[aspect]}
                        format={format}
                        span={span}
                        zero
                      />
                    </Box>
                  ))}
                </Box>
              ))}
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
