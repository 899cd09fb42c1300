import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { FactorLimit } from '#domain/comparison/limits.ts';
import { limitSentence, saidText, withScope } from '#domain/comparison/sentence.ts';
import { pairKeys } from '#domain/comparison/sentenceKeys.ts';
import type { Certainty, Verdict } from '#domain/comparison/verdict.ts';
import type { DecisionVerdict_comparison$key } from '#relay/DecisionVerdict_comparison.graphql.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Section } from '../../components/Section.tsx';
import { Term } from '../../parts/terms/Term.tsx';
import { useFormat } from '../../i18n/useFormat.ts';

/** What the comparison said of each pair: the verdict with its assumption, both intervals, what would have turned it. */
export function DecisionVerdict({ comparison }: { comparison: DecisionVerdict_comparison$key }) {
  const { t } = useTranslation('decision');
  const { rangeInThousands } = useFormat();
  const messages = useMessages();
  const { items, differences, withFoundation } = useFragment(
    graphql`
      fragment DecisionVerdict_comparison on RecordedComparison {
        withFoundation
        items {
          name
          foundation {
            __typename
          }
        }
        differences {
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
          }
          energyLimits {
            verdict
            material
            label
            unit
            upTo
            from
          }
        }
      }
    `,
    comparison,
  );
  return (
    <Section title={t('verdict.title')} text={<Term name="assumption">{t('verdict.text')}</Term>}>
      {items.some(({ foundation }) => foundation) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t(withFoundation ? 'verdict.withFoundations' : 'verdict.structuresAlone')}
        </Typography>
      )}
      {differences.map((difference) => {
        const [name, reference] = [difference.item, difference.reference].map((at) => items[at]?.name ?? '');
        const names = { item: name ?? '', reference: reference ?? '' };
        const aspects = [
          {
            of: 'co2',
            unit: 'tCO₂e',
            verdict: difference.co2Verdict,
            certainty: difference.co2Certainty,
            same: difference.co2,
            any: difference.anySuppliers.co2,
            limits: difference.co2Limits,
          },
          {
            of: 'energy',
            unit: 'GJ',
            verdict: difference.energyVerdict,
            certainty: difference.energyCertainty,
            same: difference.energy,
            any: difference.anySuppliers.energy,
            limits: difference.energyLimits,
          },
        ] as const;
        return aspects.map(({ of, unit, same, any, ...aspect }) => {
          const key = pairKeys[of](aspect.verdict as Verdict, aspect.certainty as Certainty);
          const limits = aspect.limits.map(({ verdict, ...row }) => {
            const limit = { ...row, verdict: verdict as FactorLimit['verdict'] };
            return limitSentence(names.item, limit, of);
          });
          return (
            <Box key={`${difference.item}.${of}`} sx={{ mb: 2 }}>
              <Typography sx={{ fontWeight: of === 'co2' ? 600 : 400 }}>
                {saidText(
                  withScope({ key, params: names }, difference.isAcrossScopes, withFoundation),
                  messages,
                )}
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
