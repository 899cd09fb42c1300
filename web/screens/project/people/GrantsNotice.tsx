import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { GrantsNoticeQuery } from '#relay/GrantsNoticeQuery.graphql.ts';
import { PreloadLink } from '../../../components/ScreenLink.tsx';
import { paths } from '../../../paths.ts';
import { nodesOf } from '../../../relay/queries/nodesOf.ts';
import { useDeferredQuery } from '../../../relay/queries/useDeferredQuery.ts';
import { strongest } from './strongest.ts';

/**
 * Names the invited people who see no figures yet, with a link to their rights: for the owner, on a service whose
 * invitations give only membership. Loaded once the screen is shown.
 */
export function GrantsNotice({ projectId }: { projectId: string }) {
  const { t } = useTranslation('project');
  const answer = useDeferredQuery<GrantsNoticeQuery>(
    graphql`
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
    `,
    { projectId },
  );
  // Without an answer there is nothing to show; the people are on their own tab.
  const names = nodesOf(answer?.project?.members)
    .filter(({ permissions, viewerCanEdit }) => viewerCanEdit && strongest(permissions) === 'VIEW')
    .map(({ user }) => user.name);
  if (names.length === 0) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mt: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={PreloadLink}
          to={`${paths.project(projectId)}?tab=people`}
        >
          {t('members.grant')}
        </Button>
      }
    >
      {t('members.waiting', { names: names.join(', ') })}
    </Alert>
  );
}
