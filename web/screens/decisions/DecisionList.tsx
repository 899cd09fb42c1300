import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { DecisionList_viewer$key } from '#relay/DecisionList_viewer.graphql.ts';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { DecisionTable } from '../../parts/decision/DecisionTable.tsx';
import { paths } from '../../paths.ts';
import { nodesOf } from '../../relay/queries/nodesOf.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { GavelOutlined } from '../../theme/icons.tsx';

/** Newest first; without any, what a decision is and the way to the projects. */
export function DecisionList({ viewer }: { viewer: DecisionList_viewer$key }) {
  const { t } = useTranslation('decision');
  const { data, pages } = usePages(
    graphql`
      fragment DecisionList_viewer on Viewer
      @refetchable(queryName: "DecisionListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        decisions(first: $first, after: $after) @connection(key: "DecisionList_decisions") {
          edges {
            node {
              id
              ...DecisionRow_decision
            }
          }
        }
      }
    `,
    viewer,
  );
  const rows = nodesOf(data.decisions);
  if (rows.length > 0)
    return (
      <>
        <DecisionTable decisions={rows} place="project" />
        <LoadMore shown={rows.length} pages={pages} />
      </>
    );
  const action = (
    <Button variant="contained" component={PreloadLink} to={paths.projectCards}>
      {t('none.action')}
    </Button>
  );
  return (
    <EmptyState
      compact
      heading="h2"
      icon={<GavelOutlined />}
      title={t('none.title')}
      text={t('none.what')}
      action={action}
    />
  );
}
