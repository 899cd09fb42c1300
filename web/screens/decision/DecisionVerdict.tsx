import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FactorLimit } from '#domain/comparison/limits.ts';
import { saidText, withScope } from '#domain/comparison/said.ts';
import { limitSentence, verdictSentence } from '#domain/comparison/sentence.ts';
import type { Certainty, Verdict } from '#domain/comparison/verdict.ts';
import { recordedVerdict } from '#domain/decision/recordedVerdict.ts';
import type {
  DecisionVerdict_comparison$data,
  DecisionVerdict_comparison$key,
} from '#relay/DecisionVerdict_comparison.graphql.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Section } from '../../components/Section.tsx';
import { Term } from '../../parts/terms/Term.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

const verdictFragment = graphql`
  fragment DecisionVerdict_comparison on RecordedComparison {
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

/** What the comparison said of all, then of the chosen option against each other one: the verdict with its assumption, both intervals, what would have turned it. */
export function DecisionVerdict({ comparison }: { comparison: DecisionVerdict_comparison$key }) {
  const { t } = useTranslation('decision');
  const { rangeInThousands } = useFormat();
  const messages = useMessages();
  const { items, chosenDifferences, co2Answer, energyAnswer, withFoundation } = useFragment(
    verdictFragment,
    comparison,
  );
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
      {chosenDifferences.map((difference) => {
        const [name, reference] = [difference.item, difference.reference].map((at) => items[at]?.name ?? '');
        const names = { item: name ?? '', reference: reference ?? '' };
        const aspects = [
          {
            of: 'co2',
            unit: 'tCO₂e',
            verdict: difference.co2Verdict,
            certainty: difference.co2Certainty,
            cement: difference.sameCement?.co2Verdict,
            same: difference.co2,
            any: difference.anySuppliers.co2,
            limits: difference.co2Limits,
          },
          {
            of: 'energy',
            unit: 'GJ',
            verdict: difference.energyVerdict,
            certainty: difference.energyCertainty,
            cement: difference.sameCement?.energyVerdict,
            same: difference.energy,
            any: difference.anySuppliers.energy,
            limits: difference.energyLimits,
          },
        ] as const;
        return aspects.map(({ of, unit, same, any, ...aspect }) => {
          const certainty = aspect.certainty as Certainty;
          const settled = recordedVerdict(
            certainty,
            aspect.verdict as Verdict,
            aspect.cement as Verdict | undefined,
          );
          const verdict = withScope(
            verdictSentence(names, settled, certainty, of),
            difference.isAcrossScopes,
            withFoundation,
          );
          const limits = aspect.limits.map((limit) => limitSentence(names.item, keptLimit(limit), of));
          return (
            <Box key={`${difference.reference}.${of}`} sx={{ mb: 2 }}>
              <Typography sx={{ fontWeight: of === 'co2' ? 600 : 400 }}>
                {co2Answer.isSuspended ? `${names.item} − ${names.reference}` : saidText(verdict, messages)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {t('verdict.intervals', {
                  same: `${rangeInThousands(same)} ${unit}`,
                  any: `${rangeInThousands(any)} ${unit}`,
                })}
              </Typography>
              {limits.map((limit) => (
                <Typography key={saidText(limit, messages)} variant="body2">
                  {saidText(limit, messages)}.
                </Typography>
              ))}
            </Box>
          );
        });
      })}
    </Section>
  );
}

type KeptLimit = DecisionVerdict_comparison$data['chosenDifferences'][number]['co2Limits'][number];

/** A limit of the graph in the shape of the domain's rules. */
const keptLimit = ({ upTo, from, otherRows, ...limit }: KeptLimit): FactorLimit => ({
  ...limit,
  verdict: limit.verdict as FactorLimit['verdict'],
  upTo: upTo ?? null,
  from: from ?? null,
  otherRows: [...otherRows],
});
