import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RecentChanges_viewer$key } from '#relay/RecentChanges_viewer.graphql.ts';
import { ScreenLink } from '../../components/ScreenLink.tsx';
import { Section } from '../../components/Section.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ActivityRow } from '../../parts/project/ActivityRow.tsx';
import { paths } from '../../paths.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { History as HistoryIcon } from '../../theme/icons.tsx';

/** The latest changes in all projects, those of one project in a row under its name. */
export function RecentChanges({ viewer }: { viewer: RecentChanges_viewer$key }) {
  const { t } = useTranslation('dashboard');
  const { activity } = useFragment(
    graphql`
      fragment RecentChanges_viewer on Viewer @throwOnFieldError {
        activity(first: 8) {
          edges {
            node {
              id
              projectDatabaseId
              projectName
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    viewer,
  );
  const changes = nodesOf(activity);
  return (
    <Section title={t('changes.title')}>
      {changes.length === 0 && (
        <EmptyState
          compact
          icon={<HistoryIcon />}
          title={t('changes.none.title')}
          text={t('changes.none.text')}
        />
      )}
      {runsOf(changes, ({ projectDatabaseId }) => projectDatabaseId).map((run) => {
        const [{ id, projectDatabaseId, projectName }] = run;
        return (
          <Box key={id} sx={{ '& + &': { mt: 2 } }}>
            <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {projectDatabaseId === '' ? (
                projectName
              ) : (
                <ScreenLink to={paths.project(projectDatabaseId)}>
                  {projectName ?? t('changes.project')}
                </ScreenLink>
              )}
            </Typography>
            <List disablePadding sx={{ '& > li': { px: 0 }, '& > li:last-of-type': { borderBottom: 0 } }}>
              {run.map((change) => (
                <ActivityRow key={change.id} activity={change} />
              ))}
            </List>
          </Box>
        );
      })}
    </Section>
  );
}

/** Neighbours of a list that share a key, together; the order stays. */
export function runsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
