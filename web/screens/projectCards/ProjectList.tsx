import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ProjectList_viewer$key } from '#relay/ProjectList_viewer.graphql.ts';
import { Later } from '../../components/Later.tsx';
import { LoadMore } from '../../components/LoadMore.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ViewSwitch } from '../../components/ViewSwitch.tsx';
import { paths } from '../../paths.ts';
import { NewTowerLink } from '../../parts/projectList/NewTowerLink.tsx';
import { CardGrid } from '../../components/CardGrid.tsx';
import { useRows } from '../../components/useRows.ts';
import { NoProjects } from '../../parts/projectList/NoProjects.tsx';
import { FirstSteps } from '../../parts/projectSheet/FirstSteps.tsx';
import { usePages } from '../../relay/usePages.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { PartialList } from '../../parts/projectList/PartialList.tsx';
import { PendingFigures } from '../../parts/projectList/PendingFigures.tsx';
import { listCalls } from '../../parts/projectList/figureBudgets.ts';
import { useFilledFigures } from '../../parts/projectList/useFilledFigures.ts';
import { ProjectFilters } from '../../parts/projectList/ProjectFilters.tsx';
import { useProjectFilters } from '../../parts/projectList/useProjectFilters.ts';
import { lazyPart } from '../../routing/lazyPart.tsx';

const NewProjectDrawer = lazyPart(() =>
  import('../../editors/projectForm/NewProjectDrawer.tsx').then((part) => part.NewProjectDrawer),
);

/** Who has more projects knows the way. */
const mostForFirstSteps = 3;

/** No fewer cards than the window shows, by the least a card takes. */
const aWindowful = () => Math.ceil(window.innerWidth / 316) * Math.ceil(window.innerHeight / 200);

/** Header, first steps, filters, cards, "load more". */
export function ProjectList({ viewer }: { viewer: ProjectList_viewer$key }) {
  const { t } = useTranslation('projectCards');
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
              ...ProjectCard_project
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
  const largest = Math.max(
    0,
    ...rows.map(({ figures }) => figures.quantities?.perSquareMeter?.co2?.max ?? 0),
  );
  const connectionId = connection?.__id;
  const connections = useMemo(() => (connectionId === undefined ? [] : [connectionId]), [connectionId]);
  const cards = rows.map(({ row, figures }) => (
    <ProjectCard key={row.id} project={row} figures={figures} largest={largest} connections={connections} />
  ));
  const [first] = useState(aWindowful);
  const add = () => setAdding(true);
  const isNew = shown.length === 0 && !isFiltered && connection?.isPartial !== true;
  const count = (connection?.totalCount ?? 0) - (all.length - shown.length);
  return (
    <>
      <PageHeader
        title={t('title')}
        {...(count > 0 && { text: t('count', { count }) })}
        actions={
          !isNew && (
            <>
              <ViewSwitch asTable={false} cards={paths.projectCards} table={paths.projects} />
              <NewTowerLink />
              <Button variant="contained" startIcon={<AddIcon />} onClick={add} {...NewProjectDrawer.ahead}>
                {t('add')}
              </Button>
            </>
          )
        }
      />
      {!isFiltered && count <= mostForFirstSteps && <FirstSteps />}
      {!isNew && <ProjectFilters />}
      <PartialList isPartial={connection?.isPartial} />
      {shown.length === 0 && connection?.isPartial !== true && (
        <NoProjects
          text={t('none.text')}
          action={
            <Button variant="contained" onClick={add} {...NewProjectDrawer.ahead}>
              {t('add')}
            </Button>
          }
        />
      )}
      <PendingFigures all={rows.length} {...pending} />
      <CardGrid label={t('title')}>
        {cards.slice(0, first)}
        {cards.length > first && <Later>{cards.slice(first)}</Later>}
      </CardGrid>
      <LoadMore shown={all.length} pages={pages} />
      {adding && <NewProjectDrawer connections={connections} onClose={() => setAdding(false)} />}
    </>
  );
}
