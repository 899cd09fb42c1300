import type { NewVersionPageQuery } from '#relay/NewVersionPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

/** A new version of a module. */
export const newVersionRoute = screenRoute<NewVersionPageQuery>({
  path: 'projects/:projectId/:unitId/:moduleId/simulation/new',
  namespaces: ['newVersion', 'moduleEditor'],
  query: () => import('#relay/NewVersionPageQuery.graphql.ts'),
  variables: ({ params }) => ({
    projectId: params['projectId'] ?? '',
    unitId: params['unitId'] ?? '',
    moduleId: params['moduleId'] ?? '',
  }),
  searchParams: [],
  skeleton: <FormSkeleton fields={8} />,
  before: ({ params }) => {
    if (!params['moduleId']) throw screenError('address.moduleAndTypeRequired');
  },
  page: () => import('./NewVersionPage.tsx').then(({ NewVersionPage }) => NewVersionPage),
});
