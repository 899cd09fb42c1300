import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { isClear } from '#domain/comparison/answer/precision.ts';
import { statementText } from '#domain/comparison/wording/statement.ts';
import { limitSentence } from '#domain/comparison/wording/sentence.ts';
import { recordedPairSentence } from '#domain/decision/recordedPairSentence.ts';
import type { DecisionPair_difference$key } from '#relay/DecisionPair_difference.graphql.ts';
import { Muted } from '../../components/Muted.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { indicatorsOf, toDomainLimit, toDomainDifference } from './recordedDifference.ts';

type Props = {
  difference: DecisionPair_difference$key;
  compared: Parameters<typeof recordedPairSentence>[1];
  /** Without an answer, neither a verdict nor what would change it is shown. */
  isSuspended: boolean;
  /** Sentences that the answer over all options has shown already: with two options it is the verdict. */
  shownSentences: readonly (string | null)[];
};

const units = { co2: 'tCO₂e', energy: 'GJ' } as const;

/** The chosen option against another: the verdicts with their assumption, the intervals, and the limits that would settle them. */
export function DecisionPair({ difference, compared, isSuspended, shownSentences }: Props) {
  const { t } = useTranslation('decision');
  const { rangeInThousands } = useFormat();
  const messages = useMessages();
  const data = useFragment(pairFragment, difference);
  const sides = [data.item, data.reference].map((at) => compared.items[at]);
  const [item = '', reference = ''] = sides.map((side) => side?.name);
  const precisions = sides.map((side) => side?.precision);
  const isBold = !isSuspended && isClear(data.co2Margin, precisions);
  return indicatorsOf(data).map(({ of, certainty, cement, same, any, limits }) => {
    const sentence = statementText(recordedPairSentence(toDomainDifference(data), compared, of), messages);
    const figure = (range: typeof same) => `${rangeInThousands(range)} ${units[of]}`;
    return (
      <Box key={of} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: of === 'co2' && isBold ? 600 : 400 }}>
          {isSuspended || shownSentences.includes(sentence) ? `${item} − ${reference}` : sentence}
        </Typography>
        <Muted>
          {certainty === 'SAME_CEMENT' && cement && `${t('verdict.cement', { cement: figure(cement) })} `}
          {t('verdict.intervals', { same: figure(same), any: figure(any) })}
        </Muted>
        {!isSuspended && limits.length > 0 && (
          <>
            <Typography variant="body2">{t('verdict.against', { name: reference })}</Typography>
            {limits
              .map((limit) => statementText(limitSentence(item, toDomainLimit(limit), of), messages))
              .map((text) => (
                <Typography key={text} variant="body2" sx={{ pl: 2 }}>
                  {text}.
                </Typography>
              ))}
          </>
        )}
      </Box>
    );
  });
}

const pairFragment = graphql`
  fragment DecisionPair_difference on RecordedDifference {
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
    co2Margin
    energyMargin
    sameCement {
      ...DecisionPair_interval @relay(mask: false)
      co2Verdict
      energyVerdict
    }
    anySuppliers {
      ...DecisionPair_interval @relay(mask: false)
    }
    co2Limits {
      ...recordedDifference_limit
    }
    energyLimits {
      ...recordedDifference_limit
    }
  }
`;

// Spread unmasked, so that each interval is read with its difference.
void graphql`
  fragment DecisionPair_interval on RecordedInterval {
    co2 {
      min
      max
    }
    energy {
      min
      max
    }
  }
`;
