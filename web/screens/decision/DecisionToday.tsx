import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionToday_decision$key } from '#relay/DecisionToday_decision.graphql.ts';

/** How a decision stands today: what changed since, then against each other option; nothing while all is as it was. */
export function DecisionToday({ decision }: { decision: DecisionToday_decision$key }) {
  const { t } = useTranslation('decision');
  const { today, todayBecause, todayAgainst, comparison } = useFragment(
    graphql`
      fragment DecisionToday_decision on Decision {
        today
        todayBecause
        todayAgainst {
          reference
          today
          todayBecause
        }
        comparison {
          items {
            name
          }
        }
      }
    `,
    decision,
  );
  if (todayBecause.length === 0) return null;
  const givenReasons = new Set(todayAgainst.flatMap((each) => each.todayBecause));
  return (
    <Alert severity={today === 'STANDS' ? 'info' : 'warning'} sx={{ mb: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('today.title')}: {t(`today.${today}`)}
      </Typography>
      {todayBecause
        .filter((because) => !givenReasons.has(because))
        .map((because) => (
          <Typography key={because} variant="body2">
            {because}.
          </Typography>
        ))}
      {todayAgainst.map(({ reference, today: status, todayBecause: reasons }) => (
        <Typography key={reference} variant="body2" sx={{ mt: 1 }}>
          <strong>
            {t('verdict.against', { name: comparison.items[reference]?.name ?? '' })} {t(`today.${status}`)}.
          </strong>{' '}
          {reasons.map((each) => `${each}.`).join(' ')}
        </Typography>
      ))}
    </Alert>
  );
}
