import Card from '@mui/material/Card';
import List from '@mui/material/List';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectActivity_project$key } from '#relay/ProjectActivity_project.graphql.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { ActivityRow } from '../../parts/project/ActivityRow.tsx';
import { usePages } from '../../relay/queries/usePages.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { History as HistoryIcon } from '../../theme/icons.tsx';

/** Who changed what, newest first. */
export function ProjectActivity({ project }: { project: ProjectActivity_project$key }) {
  const { t } = useTranslation('project');
  const { data, pages } = usePages(
    graphql`
      fragment ProjectActivity_project on Project
      @refetchable(queryName: "ProjectActivityPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        activity(first: $first, after: $after) @connection(key: "ProjectActivity_activity") {
          edges {
            node {
              id
              ...ActivityRow_activity
            }
          }
        }
      }
    `,
    project,
  );
  const rows = nodesOf(data.activity);
  if (rows.length === 0)
    return (
      <EmptyState
        compact
        icon={<HistoryIcon />}
        title={t('activity.none.title')}
        text={t('activity.none.text')}
      />
    );
  return (
    <>
      <Card>
        <List aria-label={t('tab.activity')} disablePadding>
          {rows.map((row) => (
            <ActivityRow key={row.id} activity={row} />
          ))}
        </List>
      </Card>
      <LoadMore shown={rows.length} pages={pages} />
    </>
  );
}
