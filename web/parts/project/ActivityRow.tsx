import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ActivityRow_activity$key } from '#relay/ActivityRow_activity.graphql.ts';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { useFoundationName } from '../../components/figures/foundationName.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { keyWith } from '../../i18n/keyWith.ts';

/** One change in a sentence, and how long ago. */
export function ActivityRow({ activity }: { activity: ActivityRow_activity$key }) {
  const { t, i18n } = useTranslation('project');
  const { ago, dateTime } = useFormat();
  const foundationName = useFoundationName();
  const data = useFragment(
    graphql`
      fragment ActivityRow_activity on Activity {
        eventType
        subjectType
        subjectName
        actorName
        detail
        createdAt
      }
    `,
    activity,
  );
  const eventType = data.eventType.toLowerCase();
  const key = keyWith('project', 'did.', eventType);
  // A foundation's module has its kind for a name.
  const isFoundation = data.subjectType === 'MODULE' && isFoundationType(data.subjectName ?? '');
  const subject = isFoundation ? 'foundation' : data.subjectType.toLowerCase();
  const sentence = t(i18n.exists(key, { ns: 'project' }) ? key : 'did.updated', {
    actor: data.actorName ?? t('did.someone'),
    subject: t(`subject.${subject}`, { defaultValue: subject }),
    name: isFoundation ? foundationName(data.subjectName ?? '') : data.subjectName,
  });
  const detail = data.eventType === 'PHASE_CHANGED' ? phasesText(data.detail, t) : null;
  return (
    <ListItem
      divider
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'baseline',
        '@media print': { py: 0.25 },
      }}
    >
      <Typography sx={{ flex: '1 1 320px', overflowWrap: 'anywhere' }}>
        {sentence}
        {detail !== null && (
          <Typography component="span" color="textSecondary">
            {' '}
            {detail}
          </Typography>
        )}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="time"
        dateTime={data.createdAt}
        title={dateTime(data.createdAt)}
      >
        {ago(data.createdAt)}
      </Typography>
    </ListItem>
  );
}

/** "basic_project → executive_project" in the reader's words. */
function phasesText(detail: string | null | undefined, t: TFunction<'project'>): string | null {
  if (!detail) return null;
  return detail
    .split(' → ')
    .map((phase) => t(`phase.${phase}`, { defaultValue: phase }))
    .join(' → ');
}
