import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { saidText } from '#domain/comparison/said.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { Term } from '../../../parts/terms/Term.tsx';
import type { ComparedOption } from '../comparedOption.ts';
import { type Turn, turnOf } from './leading.ts';

/** What settles the leader against each of the others, or would put that ahead, a line each. */
export function Turns({ leader, others }: { leader: ComparedOption; others: readonly ComparedOption[] }) {
  const { t } = useTranslation('compare');
  const { change } = useFormat();
  const messages = useMessages();
  const lines = (item: string, turn: Turn): string[] => {
    if (turn.of === 'supplier')
      return turn.said.map((said) =>
        t('answer.against', { other: item, sentence: saidText(said, messages) }),
      );
    if (turn.of === 'several') return [t('answer.open', { item })];
    const { least } = turn;
    if (least === undefined) return [t('answer.never', { item })];
    const words = { item, material: least.label, element: t(`element.${least.element}`) };
    return [t('answer.amount', { ...words, change: change(least.zeroAt) })];
  };
  const said = others.flatMap((option) => {
    const turn = turnOf(option, leader);
    return turn ? lines(option.name, turn) : [];
  });
  if (said.length === 0) return null;
  return (
    <Box>
      <Typography variant="h4" component="h2">
        <Term name="limit">{t('answer.turns')}</Term>
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
