import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { isClear } from '#domain/comparison/answer/precision.ts';
import type { DecisionVerdict_comparison$key } from '#relay/DecisionVerdict_comparison.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { Section } from '../../components/Section.tsx';
import { Term } from '../../parts/terms/Term.tsx';
import { DecisionPair } from './DecisionPair.tsx';
import { DecisionRanges } from './DecisionRanges.tsx';

/** The recorded answer over all options, in words and as a picture, then the chosen option against each other one. */
export function DecisionVerdict({ comparison }: { comparison: DecisionVerdict_comparison$key }) {
  const { t } = useTranslation('decision');
  const data = useFragment(
    graphql`
      fragment DecisionVerdict_comparison on RecordedComparison {
        ...DecisionRanges_comparison
        withFoundation
        items {
          name
          precision
          foundation {
            __typename
          }
        }
        co2Answer {
          sentence
          margin
          isSuspended
        }
        energyAnswer {
          sentence
        }
        chosenDifferences {
          reference
          ...DecisionPair_difference
        }
      }
    `,
    comparison,
  );
  const { items, chosenDifferences, co2Answer, energyAnswer, withFoundation } = data;
  const precisions = items.map(({ precision }) => precision);
  const isBold = !co2Answer.isSuspended && isClear(co2Answer.margin, precisions);
  return (
    <Section title={t('verdict.title')} text={<Term name="assumption">{t('verdict.text')}</Term>}>
      {items.some(({ foundation }) => foundation) && (
        <Muted sx={{ mb: 2 }}>
          {t(withFoundation ? 'verdict.withFoundations' : 'verdict.structuresAlone')}
        </Muted>
      )}
      <Typography variant="h3" component="p" sx={{ fontWeight: isBold ? undefined : 400 }}>
        {co2Answer.sentence}
      </Typography>
      {!co2Answer.isSuspended && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{energyAnswer.sentence}</Typography>
      )}
      <DecisionRanges comparison={data} />
      {chosenDifferences.map((difference) => (
        <DecisionPair
          key={difference.reference}
          difference={difference}
          compared={data}
          isSuspended={co2Answer.isSuspended}
          shownSentences={[co2Answer.sentence, energyAnswer.sentence]}
        />
      ))}
    </Section>
  );
}
