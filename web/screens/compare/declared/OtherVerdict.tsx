import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { afterColon } from '#domain/comparison/statement.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Suppliers } from '../compared/comparedOption.ts';
import type { Pair } from '../compared/comparePairs.ts';
import type { Measure } from '../compared/measure.ts';
import { useVerdictSentence } from '../pairs/useVerdictSentence.ts';

type Props = { pair: Pair; suppliers: Suppliers; measure: Measure };

/** What the verdict on CO₂ would be the other way: without the declared suppliers, or with them. */
export function OtherVerdict({ pair, suppliers, measure }: Props) {
  const { t } = useTranslation('compare');
  const messages = useMessages();
  const sentence = useVerdictSentence(measure);
  const other = suppliers === 'declared' ? 'bare' : 'declared';
  const told = sentence({ ...pair, difference: pair.differences[other] }, 'co2');
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t(`declared.other.${other}`, {
        sentence: afterColon(told, messages.language, [pair.option.name]),
      })}
    </Typography>
  );
}
