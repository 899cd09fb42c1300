import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isLikeForLike, likeForLike } from '#domain/comparison/checks.ts';
import { answerOf, pairMatrix } from '#domain/comparison/answer.ts';
import { saidText } from '#domain/comparison/said.ts';
import { answerSentence } from '#domain/comparison/sentence.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { ComparedOption } from '../comparedOption.ts';
import type { Measure } from '../measure.ts';
import { byMiddle, isDecided } from './leading.ts';
import { Ranking } from './Ranking.tsx';
import { Turns } from './Turns.tsx';

type Props = { options: ComparedOption[]; reference: ComparedOption; measure: Measure; note: string };

/** What to build and what would change that, before anything else: one sentence for all, their ranges, what turns them. */
export function Answer({ options, reference, measure, note }: Props) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const sides = options.map(({ name, side }) => ({ ...side, name }));
  const checks = likeForLike(
    options.map(({ side }) => side),
    reference.side,
  );
  const alike = isLikeForLike(checks);
  const stands = alike || note !== '';
  const ranked = byMiddle(options);
  const matrix = pairMatrix(sides);
  const [leader, ...others] = ranked;
  const [co2, energy] = (['co2', 'energy'] as const).map((of) => {
    const answer = { ...answerOf(matrix, of), isSuspended: !stands };
    const said = answerSentence(sides, matrix, answer, of);
    return said && `${saidText(said, messages)}.`;
  });
  return (
    <Card component="section" aria-label={t('answer.label')} sx={{ p: { xs: 2, md: 3 }, mb: 3 }}>
      <Box sx={{ color: stands ? 'text.primary' : 'text.secondary' }} data-stands={stands}>
        <Typography variant="h2" component="p">
          {co2}
        </Typography>
        {leader && !isDecided(leader, others) && (
          <Typography sx={{ mt: 0.5 }}>{t('answer.middle', { item: leader.name })}</Typography>
        )}
      </Box>
      {!alike && (
        <Typography variant="body2" color="warning" sx={{ mt: 1 }}>
          {stands ? t('verdict.overridden', { note }) : t('answer.suspended')}
        </Typography>
      )}
      {leader && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <Ranking ranked={ranked} measure={measure} />
          <Turns leader={leader} others={others} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {energy}
      </Typography>
    </Card>
  );
}
