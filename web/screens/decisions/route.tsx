import type { DecisionsPageQuery } from '#relay/DecisionsPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

/** The decisions in all projects. */
export const decisionsRoute = screenRoute<DecisionsPageQuery>({
  path: 'decisions',
  namespaces: ['decision'],
  needs: 'decisions',
  query: () => import('#relay/DecisionsPageQuery.graphql.ts'),
  searchParams: [],
  // Decisions are recorded on other screens and by others, so the store may be outdated.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./DecisionsPage.tsx').then(({ DecisionsPage }) => DecisionsPage),
});
