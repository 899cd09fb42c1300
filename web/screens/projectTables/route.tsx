import type { ProjectTablesPageQuery } from '#relay/ProjectTablesPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { graphScope, peerScopeOf } from '../../parts/peers/peerScope.ts';
import { peerParams, peerVariables } from '../../parts/peers/peerVariables.ts';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

export const projectTablesRoute = screenRoute<ProjectTablesPageQuery>({
  path: 'projects/:projectId',
  // The totals are the same part as on the project's cards.
  namespaces: ['projectTables', 'project', 'peers'],
  query: () => import('#relay/ProjectTablesPageQuery.graphql.ts'),
  before: ({ params }) => {
    if (!params.projectId) throw screenError('address.projectRequired');
  },
  variables: ({ params, search }) => ({
    projectId: params.projectId ?? '',
    of: graphScope(peerScopeOf(search.get('of'))),
    ...peerVariables(search),
  }),
  searchParams: ['of', ...peerParams],
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./ProjectTablesPage.tsx').then(({ ProjectTablesPage }) => ProjectTablesPage),
});
