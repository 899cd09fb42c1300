import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { limitsOf } from '#domain/comparison/answer/limits.ts';
import type { Indicator } from '#domain/comparison/sides/lines.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { limitSentence } from '#domain/comparison/wording/sentence.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Pair } from '../compared/comparePairs.ts';

/** The limit of each kind that settles the verdict by itself, in words; or that there is none, or none is needed. */
export function Limits({ pair, of }: { pair: Pair; of: Indicator }) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const { difference, option } = pair;
  if (difference[`${of}Verdict`] !== 'DEPENDS_ON_SUPPLIER')
    return <Typography sx={{ mb: 2 }}>{t('limits.settled')}</Typography>;
  const sentences = difference.kinds
    .flatMap((kind) => limitsOf(difference, kind, of))
    .map((limit) => statementText(limitSentence(option.name, limit, of), messages));
  if (sentences.length === 0) return <Typography sx={{ mb: 2 }}>{t('limits.none')}</Typography>;
  return (
    <List dense disablePadding sx={{ mb: 2 }}>
      {sentences.map((sentence) => (
        <ListItem key={sentence} disableGutters>
          <ListItemText primary={`${sentence}.`} />
        </ListItem>
      ))}
    </List>
  );
}
