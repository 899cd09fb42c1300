import query, { type ComparePageQuery } from '#relay/ComparePageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute } from '../../relay/screenRoute.tsx';

/** Options of a tower side by side; what is compared lives in the address and costs no new request. */
export const compareRoute = screenRoute<ComparePageQuery>({
  path: 'new_projects/:projectId/unit/:unitId/constructive-technologies',
  namespaces: ['compare'],
  query,
  variables: ({ params }) => ({ projectId: params.projectId ?? '', unitId: params.unitId ?? '' }),
  searchParams: [],
  // Colleagues add options while one compares.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={6} />,
  before: ({ params }) => {
    if (!params.projectId || !params.unitId) throw screenError('address.projectAndUnitRequired');
  },
  page: () => import('./ComparePage.tsx').then(({ ComparePage }) => ComparePage),
});
