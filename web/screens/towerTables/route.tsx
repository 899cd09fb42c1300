import type { TowerPageQuery } from '#relay/TowerPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { peerParams, peerVariables } from '../../parts/peers/peerVariables.ts';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

/** A tower read as tables; which simulation is in view and the order of its modules live in the address. */
export const towerTablesRoute = screenRoute<TowerPageQuery>({
  path: 'projects/:projectId/:unitId',
  namespaces: ['towerTables', 'moduleEditor', 'terms', 'unit', 'peers'],
  query: () => import('#relay/TowerPageQuery.graphql.ts'),
  variables: ({ params, search }) => ({
    projectId: params['projectId'] ?? '',
    unitId: params['unitId'] ?? '',
    ...peerVariables(search),
  }),
  searchParams: peerParams,
  skeleton: <TableSkeleton rows={8} />,
  before: ({ params }) => {
    if (!params['projectId'] || !params['unitId']) throw screenError('address.projectAndUnitRequired');
  },
  page: () => import('./TowerPage.tsx').then(({ TowerPage }) => TowerPage),
});
