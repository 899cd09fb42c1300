import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectList_viewer$key } from '#relay/ProjectList_viewer.graphql.ts';
import { useRows } from '../../components/deletion/useRows.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PreloadLink } from '../../components/ScreenLink.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadMore } from '../../components/states/LoadMore.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { listCalls } from '../../parts/projectList/figureBudgets.ts';
import { PartialList } from '../../parts/projectList/PartialList.tsx';
import { PendingFigures } from '../../parts/projectList/PendingFigures.tsx';
import { useFilledFigures } from '../../parts/projectList/useFilledFigures.ts';
import { FirstSteps } from '../../parts/projectSheet/FirstSteps.tsx';
import { paths } from '../../paths.ts';
import { usePages } from '../../relay/queries/usePages.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';
import { useOffered } from '../../session/offered.ts';
import { Add as AddIcon, ApartmentOutlined, SearchOff } from '../../theme/icons.tsx';
import { ProjectCards } from './cards/ProjectCards.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectTable } from './ProjectTable.tsx';
import { useProjectFilters } from './useProjectFilters.ts';

const NewProjectDrawer = lazyPart(() =>
  import('../../editors/projectForm/NewProjectDrawer.tsx').then((part) => part.NewProjectDrawer),
);

/** Users with more projects know the way. */
const maxForFirstSteps = 3;

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
              ...ProjectCards_project @skip(if: $asTable)
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
      {!isFiltered && count <= maxForFirstSteps && <FirstSteps />}
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

// For users without projects: lists with projects do not load it.
const SampleProjectButton = lazyPart(
  () => import('../../parts/projectSheet/SampleProjectButton.tsx').then((part) => part.SampleProjectButton),
  <SampleWaits />,
);

/** As wide as the button that comes. */
function SampleWaits() {
  const { t } = useTranslation('projectSheet');
  return (
    <Button variant="outlined" disabled>
      {t('sample')}
    </Button>
  );
}

/** No project at all, or none that the filters let through. */
function NoProjects({ action }: { action: ReactNode }) {
  const { t } = useTranslation('projects');
  const { isFiltered, clear } = useProjectFilters();
  // The sample is a sheet of three technologies.
  const { importChecks } = useOffered();
  if (isFiltered) {
    return (
      <EmptyState
        compact
        icon={<SearchOff />}
        title={t('none.filtered.title')}
        text={t('none.filtered.text')}
        action={
          <Button variant="outlined" onClick={clear}>
            {t('clearFilters')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      compact
      icon={<ApartmentOutlined />}
      title={t('none.title')}
      text={t('none.text')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {action}
          {importChecks && <SampleProjectButton />}
        </Box>
      }
    />
  );
}
