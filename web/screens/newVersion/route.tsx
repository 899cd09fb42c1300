import type { NewVersionPageQuery } from '#relay/NewVersionPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';

/** A new version of a module. */
export const newVersionRoute = screenRoute<NewVersionPageQuery>({
  path: 'projects/:projectId/:unitId/:moduleId/simulation/new',
  namespaces: ['newVersion', 'moduleEditor', 'terms'],
  needs: 'moduleVersions',
  query: () => import('#relay/NewVersionPageQuery.graphql.ts'),
  variables: ({ params, search }) => ({
    projectId: params['projectId'] ?? '',
    unitId: params['unitId'] ?? '',
    moduleId: params['moduleId'] ?? '',
    sourceId: search.get('from') ?? '',
    hasSource: search.has('from'),
  }),
  searchParams: ['from'],
  skeleton: <FormSkeleton fields={8} />,
  before: ({ params }) => {
    if (!params['moduleId']) throw screenError('address.moduleAndTypeRequired');
  },
  page: () => import('./NewVersionPage.tsx').then(({ NewVersionPage }) => NewVersionPage),
});
