import type { ProjectTablesPageQuery } from '#relay/ProjectTablesPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';
import { benchmarkParams, benchmarkVariables } from './benchmark/benchmarkVariables.ts';

export const projectTablesRoute = screenRoute<ProjectTablesPageQuery>({
  path: 'projects/:projectId',
  // The totals are the same part as on the project's cards.
  namespaces: ['projectTables', 'project'],
  query: () => import('#relay/ProjectTablesPageQuery.graphql.ts'),
  before: ({ params }) => {
    if (!params.projectId) throw screenError('address.projectRequired');
  },
  variables: ({ params, search }) => ({ projectId: params.projectId ?? '', ...benchmarkVariables(search) }),
  searchParams: benchmarkParams,
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./ProjectTablesPage.tsx').then(({ ProjectTablesPage }) => ProjectTablesPage),
});
