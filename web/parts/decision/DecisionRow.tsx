import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionRow_decision$key } from '#relay/DecisionRow_decision.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';

/** Colours say again what the word says. */
const chipColors: Readonly<Record<string, 'success' | 'warning' | 'error'>> = {
  STANDS: 'success',
  WITHIN_PRECISION: 'warning',
  DEPENDS: 'warning',
  TURNED: 'error',
};

type Props = { decision: DecisionRow_decision$key; projectId: string; withUnit: boolean };

/** What was decided, how it stands today, why, by whom and when; a superseded one says so instead. */
export function DecisionRow({ decision, projectId, withUnit }: Props) {
  const { t } = useTranslation('decision');
  const { dateTime } = useFormat();
  const data = useFragment(
    graphql`
      fragment DecisionRow_decision on Decision {
        id
        number
        chosen
        reason
        authorName
        createdAt
        today
        todayBecause
        unit {
          name
        }
        supersededBy {
          number
        }
      }
    `,
    decision,
  );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        <Link component={PreloadLink} to={paths.decision(projectId, data.id)}>
          {t('name', { number: data.number })}
        </Link>
      </TableCell>
      {withUnit && <TableCell>{data.unit?.name ?? '-'}</TableCell>}
      <TableCell>
        {data.chosen}
        {data.supersededBy && (
          <Chip
            size="small"
            variant="outlined"
            label={t('superseded', { number: data.supersededBy.number })}
            sx={{ ml: 1 }}
          />
        )}
      </TableCell>
      <TableCell title={data.todayBecause.join('. ')}>
        {!data.supersededBy && (
          <Chip
            size="small"
            variant="outlined"
            color={chipColors[data.today] ?? 'default'}
            label={t(`today.${data.today}`)}
          />
        )}
      </TableCell>
      <TableCell
        title={data.reason}
        sx={{ maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {data.reason}
      </TableCell>
      <TableCell>{data.authorName}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTime(data.createdAt)}</TableCell>
    </TableRow>
  );
}
