import type { KnownTowersQuery } from '#relay/KnownTowersQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { peerParams, peerVariables } from '../../parts/peers/peerVariables.ts';
import { screenRoute } from '../../routing/screenRoute.tsx';

/** `/benchmark`: the known towers, for anybody. */
export const benchmarkRoute = screenRoute<KnownTowersQuery>({
  path: 'benchmark',
  access: 'guest',
  namespaces: ['benchmark', 'peers'],
  query: () => import('#relay/KnownTowersQuery.graphql.ts'),
  variables: ({ search }) => peerVariables(search),
  searchParams: peerParams,
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./BenchmarkPage.tsx').then(({ BenchmarkPage }) => BenchmarkPage),
});
