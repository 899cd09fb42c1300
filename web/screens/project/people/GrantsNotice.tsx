import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { GrantsNoticeQuery } from '#relay/GrantsNoticeQuery.graphql.ts';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { nodesOf } from '../../../relay/nodesOf.ts';
import { useAsk } from '../../../relay/useAsk.ts';
import { strongest } from './strongest.ts';

/**
 * Names the invited people who see no figures yet, with a link to their rights: for the owner, on a service whose
 * invitations give only membership. Loaded once the screen is shown.
 */
export function GrantsNotice({ projectId }: { projectId: string }) {
  const { t } = useTranslation('project');
  const [names, setNames] = useState<string[]>([]);
  const ask = useAsk<GrantsNoticeQuery>(graphql`
    query GrantsNoticeQuery($projectId: ID!) {
      project(projectId: $projectId) {
        members(first: 50) {
          edges {
            node {
              permissions
              viewerCanEdit
              user {
                name
              }
            }
          }
        }
      }
    }
  `);
  useEffect(() => {
    let isLeft = false;
    const show = (answer: GrantsNoticeQuery['response'] | undefined) => {
      const waiting = nodesOf(answer?.project?.members).filter(
        ({ permissions, viewerCanEdit }) => viewerCanEdit && strongest(permissions) === 'VIEW',
      );
      if (!isLeft) setNames(waiting.map(({ user }) => user.name));
    };
    // Without an answer there is nothing to show; the people are on their own tab.
    ask({ projectId }).then(show, () => {});
    return () => {
      isLeft = true;
    };
  }, [ask, projectId]);
  if (names.length === 0) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" component={PreloadLink} to="?tab=people">
          {t('members.grant')}
        </Button>
      }
    >
      {t('members.waiting', { names: names.join(', ') })}
    </Alert>
  );
}
