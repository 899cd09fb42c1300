import type { OfficePageQuery } from '#relay/OfficePageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

export const officeRoute = screenRoute<OfficePageQuery>({
  path: 'office',
  namespaces: ['office'],
  opening: ['title', 'text'],
  needs: 'organizations',
  query: () => import('#relay/OfficePageQuery.graphql.ts'),
  searchParams: [],
  // Others change the members, so the store may be outdated.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={4} />,
  page: () => import('./OfficePage.tsx').then(({ OfficePage }) => OfficePage),
});
