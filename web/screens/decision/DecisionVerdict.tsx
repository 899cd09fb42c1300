import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { statementText, withScope } from '#domain/comparison/statement.ts';
import { limitSentence, verdictSentence } from '#domain/comparison/sentence.ts';
import { recordedVerdict } from '#domain/decision/recordedVerdict.ts';
import type { DecisionVerdict_comparison$key } from '#relay/DecisionVerdict_comparison.graphql.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Section } from '../../components/Section.tsx';
import { Term } from '../../parts/terms/Term.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { DecisionRanges } from './DecisionRanges.tsx';
import { indicatorsOf, keptLimit } from './keptDifference.ts';

const verdictFragment = graphql`
  fragment DecisionVerdict_comparison on RecordedComparison {
    ...DecisionRanges_comparison
    withFoundation
    items {
      name
      foundation {
        __typename
      }
    }
    co2Answer {
      sentence
      isSuspended
    }
    energyAnswer {
      sentence
    }
    chosenDifferences {
      item
      reference
      isAcrossScopes
      co2 {
        min
        max
      }
      energy {
        min
        max
      }
      co2Verdict
      co2Certainty
      energyVerdict
      energyCertainty
      sameCement {
        co2 {
          min
          max
        }
        energy {
          min
          max
        }
        co2Verdict
        energyVerdict
      }
      anySuppliers {
        co2 {
          min
          max
        }
        energy {
          min
          max
        }
      }
      co2Limits {
        verdict
        material
        label
        unit
        upTo
        from
        low
        high
        otherRows
        isOutermost
      }
      energyLimits {
        verdict
        material
        label
        unit
        upTo
        from
        low
        high
        otherRows
        isOutermost
      }
    }
  }
`;

const units = { co2: 'tCO₂e', energy: 'GJ' } as const;

/** What the comparison said of all, then of the chosen option against each other one: the verdict with its assumption, both intervals, what would have turned it. */
export function DecisionVerdict({ comparison }: { comparison: DecisionVerdict_comparison$key }) {
  const { t } = useTranslation('decision');
  const { rangeInThousands } = useFormat();
  const messages = useMessages();
  const data = useFragment(verdictFragment, comparison);
  const { items, chosenDifferences, co2Answer, energyAnswer, withFoundation } = data;
  return (
    <Section title={t('verdict.title')} text={<Term name="assumption">{t('verdict.text')}</Term>}>
      {items.some(({ foundation }) => foundation) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t(withFoundation ? 'verdict.withFoundations' : 'verdict.structuresAlone')}
        </Typography>
      )}
      <Typography variant="h3" component="p">
        {co2Answer.sentence}
      </Typography>
      {!co2Answer.isSuspended && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{energyAnswer.sentence}</Typography>
      )}
      <DecisionRanges comparison={data} />
      {chosenDifferences.map((difference) => {
        const [name, reference] = [difference.item, difference.reference].map((at) => items[at]?.name ?? '');
        const names = { item: name ?? '', reference: reference ?? '' };
        return indicatorsOf(difference).map(
          ({ of, certainty, own, sameCement, cement, same, any, limits }) => {
            const settled = recordedVerdict(certainty, own, sameCement);
            const verdict = withScope(
              verdictSentence(names, settled, certainty, of),
              difference.isAcrossScopes,
              withFoundation,
            );
            // Without an answer nothing is said that would change it.
            const told = co2Answer.isSuspended ? [] : limits;
            return (
              <Box key={`${difference.reference}.${of}`} sx={{ mb: 2 }}>
                <Typography sx={{ fontWeight: of === 'co2' ? 600 : 400 }}>
                  {co2Answer.isSuspended
                    ? `${names.item} − ${names.reference}`
                    : statementText(verdict, messages)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {certainty === 'SAME_CEMENT' &&
                    cement &&
                    `${t('verdict.cement', { cement: `${rangeInThousands(cement)} ${units[of]}` })} `}
                  {t('verdict.intervals', {
                    same: `${rangeInThousands(same)} ${units[of]}`,
                    any: `${rangeInThousands(any)} ${units[of]}`,
                  })}
                </Typography>
                {told
                  .map((limit) => statementText(limitSentence(names.item, keptLimit(limit), of), messages))
                  .map((text) => (
                    <Typography key={text} variant="body2">
                      {text}.
                    </Typography>
                  ))}
              </Box>
            );
          },
        );
      })}
    </Section>
  );
}
