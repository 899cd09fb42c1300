import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isLikeForLike, likeForLike } from '#domain/comparison/checks.ts';
import { wholeSentence } from '#domain/comparison/matrix.ts';
import { saidText } from '#domain/comparison/sentence.ts';
import { resolveLanguage } from '#domain/messages.ts';
import type { ComparedOption } from '../comparedOption.ts';
import type { Measure } from '../comparePairs.ts';
import { PairMatrix } from './PairMatrix.tsx';

type Props = { options: ComparedOption[]; reference: ComparedOption; measure: Measure; note: string };

/** One sentence for three or four, then every pair of them. */
export function Answer({ options, reference, measure, note }: Props) {
  const { t, i18n } = useTranslation('compare');
  const language = resolveLanguage(i18n.language);
  const sides = options.map(({ name, side }) => ({ ...side, name }));
  const checks = likeForLike(
    options.map(({ side }) => side),
    reference.side,
  );
  const stands = isLikeForLike(checks) || note !== '';
  return (
    <Card component="section" aria-label={t('answer.label')} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box sx={{ color: stands ? 'text.primary' : 'text.secondary', mb: 2 }} data-stands={stands}>
        {(['co2', 'energy'] as const).map((of) => {
          const said = wholeSentence(sides, of);
          return (
            said && (
              <Typography
                key={of}
                {...(of === 'co2' ? ({ variant: 'h2', component: 'p' } as const) : { sx: { mt: 0.5 } })}
              >
                {saidText(said, language)}.
              </Typography>
            )
          );
        })}
      </Box>
      <PairMatrix options={options} measure={measure} />
    </Card>
  );
}
