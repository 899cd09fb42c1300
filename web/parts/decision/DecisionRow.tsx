import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { DecisionRow_decision$key } from '#relay/DecisionRow_decision.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { NarrowRow } from '../../components/tables/NarrowRow.tsx';
import { useNarrow } from '../../components/useNarrow.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { paths } from '../../paths.ts';

/** Where the list is shown, which decides how a decision's place is named; undefined on the tower's own screen. */
export type DecisionPlace = 'unit' | 'project' | undefined;

/** Colours repeat what the word says. */
const chipColors: Readonly<Record<string, 'success' | 'warning' | 'error'>> = {
  STANDS: 'success',
  WITHIN_PRECISION: 'warning',
  DEPENDS: 'warning',
  TURNED: 'error',
};

type Props = { decision: DecisionRow_decision$key; place: DecisionPlace };

/** What was decided, how it stands today, why, by whom and when; a superseded one says so instead. Phones leave out why. */
export function DecisionRow({ decision, place }: Props) {
  const { t } = useTranslation('decision');
  const { dateTime } = useFormat();
  const narrow = useNarrow();
  const data = useFragment(
    graphql`
      fragment DecisionRow_decision on Decision {
        id
        projectDatabaseId
        projectName
        unitName
        number
        chosen
        reason
        authorName
        createdAt
        today
        todayBecause
        supersededByNumber
      }
    `,
    decision,
  );
  const { chosen, reason, authorName } = data;
  const where = place === 'project' ? `${data.projectName} · ${data.unitName}` : data.unitName;
  const link = (
    <Link component={PreloadLink} to={paths.decision(data.projectDatabaseId, data.id)}>
      {t('name', { number: data.number })}
    </Link>
  );
  const { supersededByNumber: number } = data;
  const standing = (
    <Chip
      size="small"
      variant="outlined"
      color={(number == null ? chipColors[data.today] : undefined) ?? 'default'}
      label={number == null ? t(`today.${data.today}`) : t('superseded', { number })}
    />
  );
  const when = dateTime(data.createdAt);
  if (narrow)
    return (
      <NarrowRow
        columns={1}
        title={
          <>
            {link} {standing}
          </>
        }
        cells={[
          ...(place === undefined ? [] : [{ label: t(`column.${place}`), value: where }]),
          { label: t('column.chosen'), value: chosen },
          { label: t('column.author'), value: authorName },
          { label: t('column.date'), value: when },
        ]}
      />
    );
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {link}
      </TableCell>
      {place !== undefined && <TableCell>{where}</TableCell>}
      <TableCell>{chosen}</TableCell>
      <TableCell title={data.todayBecause.join('. ')}>{standing}</TableCell>
      <TableCell
        title={reason}
        sx={{ maxWidth: 360, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {reason}
      </TableCell>
      <TableCell>{authorName}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{when}</TableCell>
    </TableRow>
  );
}
