import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SessionRow_session$key } from '#relay/SessionRow_session.graphql.ts';
import type { SessionRowEndMutation } from '#relay/SessionRowEndMutation.graphql.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMutation } from '../../relay/useMutation.ts';

/** One session; the own one is ended by logging out. */
export function SessionRow({ session }: { session: SessionRow_session$key }) {
  const { t } = useTranslation('profile');
  const { ago } = useFormat();
  const { id, device, current, createdAt, lastUsedAt } = useFragment(
    graphql`
      fragment SessionRow_session on Session {
        id
        device
        current
        createdAt
        lastUsedAt
      }
    `,
    session,
  );
  const [end, pending] = useMutation<SessionRowEndMutation>(
    graphql`
      mutation SessionRowEndMutation($input: EndSessionInput!) {
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
        <Typography variant="caption" color="textSecondary">
          {t('sessions.started', { ago: ago(createdAt) })}
        </Typography>
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
