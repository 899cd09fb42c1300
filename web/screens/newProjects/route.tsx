import query, { type NewProjectsPageQuery } from '#relay/NewProjectsPageQuery.graphql.ts';
import { CardsSkeleton } from '../../components/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { projectListParams, projectListVariables } from './projectListVariables.ts';

export const newProjectsRoute = screenRoute<NewProjectsPageQuery>({
  path: 'new_projects',
  namespaces: ['newProjects', 'projectForm'],
  query,
  variables: ({ search }) => projectListVariables(search),
  searchParams: projectListParams,
  skeleton: <CardsSkeleton cards={6} height={280} />,
  page: () => import('./NewProjectsPage.tsx').then(({ NewProjectsPage }) => NewProjectsPage),
});
