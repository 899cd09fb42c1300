import type { ProjectCardsPageQuery } from '#relay/ProjectCardsPageQuery.graphql.ts';
import { CardsSkeleton } from '../../components/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { projectListParams, projectListVariables } from '../../parts/projectList/projectListVariables.ts';

export const projectCardsRoute = screenRoute<ProjectCardsPageQuery>({
  path: 'new_projects',
  namespaces: ['projectCards', 'projectList', 'projectSheet', 'projectForm', 'towerDrawing'],
  opening: ['title'],
  query: () => import('#relay/ProjectCardsPageQuery.graphql.ts'),
  variables: ({ search }) => projectListVariables(search),
  early: {
    first: 50,
    search: null,
    phase: null,
    buildingType: null,
    state: null,
    orderBy: null,
    buildingTypes: true,
  },
  parts: { buildingTypes: 'buildingTypes' },
  preview: {
    list: 'viewer.projects.edges',
    name: 'node.name',
    range: 'node.figures.quantities.perSquareMeter.co2',
  },
  searchParams: projectListParams,
  skeleton: <CardsSkeleton cards={6} height={280} />,
  page: () => import('./ProjectCardsPage.tsx').then(({ ProjectCardsPage }) => ProjectCardsPage),
});
