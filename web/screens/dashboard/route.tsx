import type { DashboardPageQuery } from '#relay/DashboardPageQuery.graphql.ts';
import { CardsSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

export const dashboardRoute = screenRoute<DashboardPageQuery>({
  path: 'dashboard',
  // Invitations, changes and estimates are parts of their own screens.
  namespaces: ['dashboard', 'projectList', 'invites', 'project', 'estimate'],
  query: () => import('#relay/DashboardPageQuery.graphql.ts'),
  early: { structures: true, activity: true },
  parts: { structures: 'structures', activity: 'activity' },
  searchParams: [],
  // Others change most of it, so the store may be outdated.
  fetchPolicy: 'store-and-network',
  skeleton: <CardsSkeleton cards={4} height={260} />,
  page: () => import('./DashboardPage.tsx').then(({ DashboardPage }) => DashboardPage),
});
