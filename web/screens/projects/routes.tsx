import type { ProjectsPageQuery } from '#relay/ProjectsPageQuery.graphql.ts';
import { CardsSkeleton, TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { projectListParams, projectListVariables } from './projectListVariables.ts';

/** The first page, as an address without a search asks for it. */
const unfiltered = {
  first: 50,
  search: null,
  phase: null,
  buildingType: null,
  state: null,
  orderBy: null,
  buildingTypes: true,
};

export const projectCardsRoute = screenRoute<ProjectsPageQuery>({
  path: 'new_projects',
  namespaces: ['projects', 'projectList', 'projectSheet', 'projectForm', 'towerDrawing', 'terms'],
  opening: ['title'],
  query: () => import('#relay/ProjectsPageQuery.graphql.ts'),
  variables: ({ search }) => projectListVariables(search, false),
  early: { asTable: false, ...unfiltered },
  parts: { buildingTypes: 'buildingTypes' },
  preview: {
    list: 'viewer.projects.edges',
    name: 'node.name',
    range: 'node.figures.quantities.perSquareMeter.co2',
  },
  searchParams: projectListParams,
  skeleton: <CardsSkeleton cards={6} height={280} />,
  page: () => import('./ProjectsPage.tsx').then(({ ProjectsPage }) => ProjectsPage),
});

/** The same projects in a table. */
export const projectsRoute = screenRoute<ProjectsPageQuery>({
  path: 'projects',
  namespaces: ['projects', 'projectList', 'projectSheet', 'projectForm'],
  opening: ['title'],
  query: () => import('#relay/ProjectsPageQuery.graphql.ts'),
  variables: ({ search }) => projectListVariables(search, true),
  early: { asTable: true, ...unfiltered },
  parts: { buildingTypes: 'buildingTypes' },
  searchParams: projectListParams,
  skeleton: <TableSkeleton rows={10} />,
  page: () => import('./ProjectsPage.tsx').then(({ ProjectsPage }) => ProjectsPage),
});
