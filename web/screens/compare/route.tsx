import type { ComparePageQuery } from '#relay/ComparePageQuery.graphql.ts';
import { TableSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';
import { modulesOf } from './useComparedModules.ts';

/** Options of a tower side by side, or versions of its modules; among those read, another choice costs no new request. */
export const compareRoute = screenRoute<ComparePageQuery>({
  path: 'new_projects/:projectId/unit/:unitId/constructive-technologies',
  namespaces: ['compare'],
  query: () => import('#relay/ComparePageQuery.graphql.ts'),
  variables: ({ params, search }) => {
    const moduleIds = modulesOf(search);
    const { projectId = '', unitId = '' } = params;
    return { projectId, unitId, moduleIds, ofVersions: moduleIds.length > 0 };
  },
  searchParams: ['modules'],
  // Colleagues add options while one compares.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={6} />,
  before: ({ params }) => {
    if (!params.projectId || !params.unitId) throw screenError('address.projectAndUnitRequired');
  },
  page: () => import('./ComparePage.tsx').then(({ ComparePage }) => ComparePage),
});
