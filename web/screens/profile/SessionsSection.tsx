import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { SessionsSection_viewer$key } from '#relay/SessionsSection_viewer.graphql.ts';
import type { SessionsSectionEndOthersMutation } from '#relay/SessionsSectionEndOthersMutation.graphql.ts';
import { DataTable } from '../../components/tables/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { useMutation } from '../../relay/useMutation.ts';
import { SessionRow } from './SessionRow.tsx';
import { nodesOf } from '../../relay/nodesOf.ts';

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
              ...SessionRow_session
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
          <SessionRow key={session.id} session={session} />
        ))}
      </DataTable>
    </Section>
  );
}
