import type { EditEstimatePageQuery } from '#relay/EditEstimatePageQuery.graphql.ts';
import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

export const newEstimateRoute = screenRoute({
  path: 'layers/new',
  namespaces: ['estimate', 'projectSheet'],
  needs: 'structures',
  skeleton: <FormSkeleton fields={10} />,
  page: () => import('./NewEstimatePage.tsx').then(({ NewEstimatePage }) => NewEstimatePage),
});

export const editEstimateRoute = screenRoute<EditEstimatePageQuery>({
  path: 'layers/edit',
  namespaces: ['estimate'],
  needs: 'structures',
  query: () => import('#relay/EditEstimatePageQuery.graphql.ts'),
  before: ({ search }) => {
    if (!search.get('id')) throw screenError('address.estimateRequired');
  },
  variables: ({ search }) => ({ structureId: search.get('id') ?? '' }),
  searchParams: ['id'],
  skeleton: <FormSkeleton fields={10} />,
  page: () => import('./EditEstimatePage.tsx').then(({ EditEstimatePage }) => EditEstimatePage),
});
