import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { answerOf, pairMatrix } from '#domain/comparison/answer/answer.ts';
import { isClear } from '#domain/comparison/answer/precision.ts';
import { afterColon, statementText } from '#domain/comparison/wording/statement.ts';
import { answerSentence } from '#domain/comparison/wording/sentence.ts';
import type { AnswerCard_comparison$key } from '#relay/AnswerCard_comparison.graphql.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useShowMoney } from '../../../parts/money/useShowMoney.ts';
import type { Compared } from '../compared/compared.ts';
import { isComparable } from '../compared/comparePairs.ts';
import type { Overridden } from '../decide/useOverrides.ts';
import { AnswerBasis } from './AnswerBasis.tsx';
import { CheckState } from './CheckState.tsx';
import { CostLine } from './CostLine.tsx';
import { DocumentsToAsk } from './DocumentsToAsk.tsx';
import { Ranking } from './Ranking.tsx';

type Props = { comparison: AnswerCard_comparison$key; compared: Compared; overridden: Overridden };

/** Which way to build, how wrong that could be, and what to ask next, before anything else. */
export function AnswerCard({ comparison, compared, overridden }: Props) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const [isMoneyShown] = useShowMoney();
  const data = useFragment(
    graphql`
      fragment AnswerCard_comparison on Comparison @throwOnFieldError {
        co2: answer {
          isSuspended
          margin
          sentence
          withCost: sentence(withCost: true)
        }
        energy: answer(of: ENERGY) {
          isSuspended
          sentence
        }
        items {
          name
        }
        ...AnswerBasis_comparison
        ...DocumentsToAsk_comparison
      }
    `,
    comparison,
  );
  const { options } = compared;
  const mayNameWinner = isComparable(compared);
  const precisions = options.map(({ precision }) => precision);
  const isBold = mayNameWinner && isClear(data.co2.margin, precisions);
  const sentence = (of: 'co2' | 'energy'): string => {
    const ofService = data[of];
    // The service does not know a note in the address, nor one just written or withdrawn.
    if (ofService.isSuspended !== mayNameWinner)
      return (of === 'co2' && isMoneyShown ? data.co2.withCost : ofService.sentence) ?? '';
    const sides = options.map(({ name, side, precision }) => ({ ...side, name, precision }));
    const matrix = pairMatrix(sides);
    const answer = answerSentence(
      sides,
      matrix,
      { ...answerOf(matrix, of), isSuspended: !mayNameWinner },
      of,
    );
    return answer ? statementText(answer, messages) : '';
  };
  return (
    <Card component="section" aria-label={t('answer.label')} sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
      <Typography
        variant="h2"
        component="p"
        data-names-winner={mayNameWinner}
        sx={{
          color: mayNameWinner ? 'text.primary' : 'text.secondary',
          fontWeight: isBold ? undefined : 400,
        }}
      >
        {sentence('co2')}.
      </Typography>
      {mayNameWinner && <AnswerBasis comparison={data} options={options} />}
      <CheckState compared={compared} overridden={overridden} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mt: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          '@media print': { gridTemplateColumns: '1fr 1fr' },
        }}
      >
        <Ranking compared={compared} />
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', typography: 'body2' }}>
          <DocumentsToAsk comparison={data} options={options} />
          <div>
            {t('quantity.energy')}:{' '}
            {afterColon(
              sentence('energy'),
              messages.language,
              [...options, ...data.items].map(({ name }) => name),
            )}
            .
          </div>
          {isMoneyShown && <CostLine options={options} />}
        </Box>
      </Box>
    </Card>
  );
}
