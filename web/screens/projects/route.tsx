import type { ProjectsPageQuery } from '#relay/ProjectsPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { projectListParams, projectListVariables } from '../../parts/projectList/projectListVariables.ts';

export const projectsRoute = screenRoute<ProjectsPageQuery>({
  path: 'projects',
  namespaces: ['projects', 'projectList', 'projectSheet'],
  opening: ['title'],
  query: () => import('#relay/ProjectsPageQuery.graphql.ts'),
  variables: ({ search }) => projectListVariables(search),
  early: { first: 50, search: null, phase: null, buildingType: null, state: null, orderBy: null },
  searchParams: projectListParams,
  skeleton: <TableSkeleton rows={10} />,
  page: () => import('./ProjectsPage.tsx').then(({ ProjectsPage }) => ProjectsPage),
});
