import type { DecisionPageQuery } from '#relay/DecisionPageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

/** One recorded decision with the comparison as it stood. */
export const decisionRoute = screenRoute<DecisionPageQuery>({
  path: 'new_projects/:projectId/decisions/:decisionId',
  // Checks are worded as in the comparison.
  namespaces: ['decision', 'compare', 'terms', 'towerDrawing'],
  needs: 'decisions',
  query: () => import('#relay/DecisionPageQuery.graphql.ts'),
  before: ({ params }) => {
    if (!params['decisionId']) throw screenError('address.decisionNotFound', 404);
  },
  variables: ({ params }) => ({ decisionId: params['decisionId'] ?? '' }),
  searchParams: [],
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./DecisionPage.tsx').then(({ DecisionPage }) => DecisionPage),
});
