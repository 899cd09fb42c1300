import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SessionsSectionSessionRowEndMutation } from '#relay/SessionsSectionSessionRowEndMutation.graphql.ts';
import type { SessionsSectionEndOthersMutation } from '#relay/SessionsSectionEndOthersMutation.graphql.ts';
import type {
  SessionsSection_viewer$data,
  SessionsSection_viewer$key,
} from '#relay/SessionsSection_viewer.graphql.ts';
import { SmallPrint } from '../../components/Muted.tsx';
import { Section } from '../../components/Section.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { useFormat } from '../../i18n/useFormat.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { useMutation } from '../../relay/mutations/useMutation.ts';

/** Where the account is logged in; any of them can be ended. */
export function SessionsSection({ viewer }: { viewer: SessionsSection_viewer$key }) {
  const { t } = useTranslation('profile');
  const data = useFragment(
    graphql`
      fragment SessionsSection_viewer on Viewer @throwOnFieldError {
        sessions(first: 50) {
          edges {
            node {
              id
              device
              current
              createdAt
              lastUsedAt
            }
          }
        }
      }
    `,
    viewer,
  );
  const [endOthers, pending] = useMutation<SessionsSectionEndOthersMutation>(
    graphql`
      mutation SessionsSectionEndOthersMutation {
        endOtherSessions {
          errors {
            ...userError_error @relay(mask: false)
          }
          viewer {
            ...SessionsSection_viewer
          }
        }
      }
    `,
    { success: t('sessions.othersEnded') },
  );
  const sessions = nodesOf(data.sessions);
  const others = sessions.length > 1 && (
    <Button variant="outlined" loading={pending} onClick={() => void endOthers({ variables: {} })}>
      {t('sessions.endOthers')}
    </Button>
  );
  return (
    <Section title={t('sessions.title')} text={t('sessions.text')} actions={others}>
      <DataTable
        label={t('sessions.title')}
        heads={[t('sessions.device'), t('tokens.lastUsed'), { hidden: t('sessions.end') }]}
      >
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </DataTable>
    </Section>
  );
}

type Sessions = NonNullable<SessionsSection_viewer$data['sessions']>;
type Session = NonNullable<Sessions['edges'][number]['node']>;

/** One session; the own one is ended by logging out. */
function SessionRow({ id, device, current, createdAt, lastUsedAt }: Session) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const [end, pending] = useMutation<SessionsSectionSessionRowEndMutation>(
    graphql`
      mutation SessionsSectionSessionRowEndMutation($input: EndSessionInput!) {
        endSession(input: $input) {
          errors {
            ...userError_error @relay(mask: false)
          }
          viewer {
            ...SessionsSection_viewer
          }
        }
      }
    `,
    { success: t('sessions.ended') },
  );
  const name = device ?? t('sessions.unknown');
  return (
    <TableRow>
      <TableCell>
        <Typography variant="body2" sx={{ fontWeight: 500 }}>
          {name}
        </Typography>
        <SmallPrint component="span">{t('sessions.started', { ago: ago(createdAt) })}</SmallPrint>
      </TableCell>
      <TableCell>{ago(lastUsedAt)}</TableCell>
      <TableCell align="right">
        {current ? (
          <Chip size="small" label={t('sessions.current')} />
        ) : (
          <Button
            size="small"
            color="error"
            loading={pending}
            onClick={() => void end({ variables: { input: { sessionId: id } } })}
            aria-label={t('sessions.endName', { device: name })}
          >
            {t('sessions.end')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
