import type { TakeoffPageQuery } from '#relay/TakeoffPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

/** The quantities of an option as one sheet. */
export const takeoffRoute = screenRoute<TakeoffPageQuery>({
  path: 'new_projects/:projectId/unit/:unitId/takeoff/:optionId',
  namespaces: ['takeoff', 'moduleEditor', 'terms', 'buildingModel', 'towerDrawing', 'foundationEditor'],
  needs: 'takeoffs',
  query: () => import('#relay/TakeoffPageQuery.graphql.ts'),
  // The sheet is compared with what others saved meanwhile.
  fetchPolicy: 'network-only',
  variables: ({ params }) => ({
    projectId: params.projectId ?? '',
    unitId: params.unitId ?? '',
    optionId: params.optionId ?? '',
  }),
  early: { projectId: ':projectId', unitId: ':unitId', optionId: ':optionId' },
  skeleton: <FormSkeleton fields={8} />,
  page: () => import('./TakeoffPage.tsx').then(({ TakeoffPage }) => TakeoffPage),
});
