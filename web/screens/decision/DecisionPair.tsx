import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { statementText, withScope } from '#domain/comparison/statement.ts';
import { limitSentence, verdictSentence } from '#domain/comparison/sentence.ts';
import { recordedVerdict } from '#domain/decision/recordedVerdict.ts';
import type { DecisionPair_difference$key } from '#relay/DecisionPair_difference.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { indicatorsOf, keptLimit } from './keptDifference.ts';

type Props = {
  difference: DecisionPair_difference$key;
  /** Of the options, by place. */
  names: readonly string[];
  withFoundation: boolean;
  /** Without an answer no verdict is told, nor what would change it. */
  isSuspended: boolean;
};

const units = { co2: 'tCO₂e', energy: 'GJ' } as const;

/** The chosen option against another: the verdicts with their assumption, the intervals, and the limits that would settle them. */
export function DecisionPair({ difference, names, withFoundation, isSuspended }: Props) {
  const { t } = useTranslation('decision');
  const { rangeInThousands } = useFormat();
  const messages = useMessages();
  const data = useFragment(pairFragment, difference);
  const [item, reference] = [names[data.item] ?? '', names[data.reference] ?? ''];
  return indicatorsOf(data).map(({ of, certainty, own, sameCement, cement, same, any, limits }) => {
    const settled = recordedVerdict(certainty, own, sameCement);
    const said = verdictSentence({ item, reference }, settled, certainty, of);
    const figure = (range: typeof same) => `${rangeInThousands(range)} ${units[of]}`;
    return (
      <Box key={of} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: of === 'co2' ? 600 : 400 }}>
          {isSuspended
            ? `${item} − ${reference}`
            : statementText(withScope(said, data.isAcrossScopes, withFoundation), messages)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {certainty === 'SAME_CEMENT' && cement && `${t('verdict.cement', { cement: figure(cement) })} `}
          {t('verdict.intervals', { same: figure(same), any: figure(any) })}
        </Typography>
        {!isSuspended && limits.length > 0 && (
          <>
            <Typography variant="body2">{t('verdict.against', { name: reference })}</Typography>
            {limits
              .map((limit) => statementText(limitSentence(item, keptLimit(limit), of), messages))
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
      ...keptDifference_limit
    }
    energyLimits {
      ...keptDifference_limit
    }
  }
`;
