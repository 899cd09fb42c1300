import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectList_viewer$key } from '#relay/ProjectList_viewer.graphql.ts';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { useRows } from '../../components/deletion/useRows.ts';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { paths } from '../../paths.ts';
import { listCalls } from '../../parts/projectList/figureBudgets.ts';
import { PartialList } from '../../parts/projectList/PartialList.tsx';
import { PendingFigures } from '../../parts/projectList/PendingFigures.tsx';
import { useFilledFigures } from '../../parts/projectList/useFilledFigures.ts';
import { FirstSteps } from '../../parts/projectSheet/FirstSteps.tsx';
import { usePages } from '../../relay/usePages.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { Add as AddIcon } from '../../theme/icons.tsx';
import { ProjectCards } from './cards/ProjectCards.tsx';
import { NoProjects } from './NoProjects.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectTable } from './table/ProjectTable.tsx';
import { useProjectFilters } from './useProjectFilters.ts';

const NewProjectDrawer = lazyPart(() =>
  import('../../editors/projectForm/NewProjectDrawer.tsx').then((part) => part.NewProjectDrawer),
);

/** Who has more projects knows the way. */
const mostForFirstSteps = 3;

type Props = { viewer: ProjectList_viewer$key; asTable: boolean };

/** Header, first steps, filters, cards or table, "load more". */
export function ProjectList({ viewer, asTable }: Props) {
  const { t } = useTranslation('projects');
  const { data, pages } = usePages(
    graphql`
      fragment ProjectList_viewer on Viewer
      @refetchable(queryName: "ProjectListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        search: { type: "String" }
        phase: { type: "ProjectPhase" }
        buildingType: { type: "BuildingType" }
        state: { type: "String" }
        orderBy: { type: "ProjectOrder" }
      )
      @throwOnFieldError {
        projects(
          first: $first
          after: $after
          search: $search
          phase: $phase
          buildingType: $buildingType
          state: $state
          orderBy: $orderBy
        )
          @connection(
            key: "ProjectList_projects"
            filters: ["search", "phase", "buildingType", "state", "orderBy"]
          ) {
          __id
          totalCount
          isPartial
          edges {
            node {
              id
              databaseId
              figures {
                ...projectFigures_figures
              }
              ...ProjectCard_project @skip(if: $asTable)
              ...ProjectTable_project @include(if: $asTable)
            }
          }
        }
      }
    `,
    viewer,
  );
  const { isFiltered } = useProjectFilters();
  const [adding, setAdding] = useState(false);
  const connection = data.projects;
  const { all, shown } = useRows(connection);
  const { rows, ...pending } = useFilledFigures(shown, listCalls);
  const connectionId = connection?.__id;
  const connections = useMemo(() => (connectionId === undefined ? [] : [connectionId]), [connectionId]);
  const isNew = shown.length === 0 && !isFiltered && connection?.isPartial !== true;
  const count = (connection?.totalCount ?? 0) - (all.length - shown.length);
  const newProject = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      onClick={() => setAdding(true)}
      {...NewProjectDrawer.ahead}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(count > 0 && { text: asTable ? t('text') : t('count', { count }) })}
        actions={
          !isNew && (
            <>
              <ViewSwitch asTable={asTable} cards={paths.projectCards} table={paths.projects} />
              <Button variant="outlined" component={PreloadLink} to={paths.addUnit}>
                {t('newTower')}
              </Button>
              {newProject}
            </>
          )
        }
      />
      {!isFiltered && count <= mostForFirstSteps && <FirstSteps />}
      {!isNew && <ProjectFilters order={!asTable} />}
      <PartialList isPartial={connection?.isPartial} />
      {shown.length === 0 && connection?.isPartial !== true && <NoProjects action={newProject} />}
      <PendingFigures all={rows.length} {...pending} />
      {rows.length > 0 &&
        (asTable ? <ProjectTable rows={rows} /> : <ProjectCards rows={rows} connections={connections} />)}
      <LoadMore shown={all.length} pages={pages} />
      {adding && <NewProjectDrawer connections={connections} onClose={() => setAdding(false)} />}
    </>
  );
}
