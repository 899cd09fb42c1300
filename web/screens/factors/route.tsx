import type { FactorsPageQuery } from '#relay/FactorsPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

/** `/factors`: every factor that figures rest on. */
export const factorsRoute = screenRoute<FactorsPageQuery>({
  path: 'factors',
  namespaces: ['factors', 'terms'],
  opening: ['title', 'text'],
  query: () => import('#relay/FactorsPageQuery.graphql.ts'),
  skeleton: <TableSkeleton rows={12} />,
  page: () => import('./FactorsPage.tsx').then(({ FactorsPage }) => FactorsPage),
});
