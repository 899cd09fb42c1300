import type { NewUnitPageQuery } from '#relay/NewUnitPageQuery.graphql.ts';
import type { UnitPageQuery } from '#relay/UnitPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute, type ScreenArgs } from '../../routing/screenRoute.tsx';

const namespaces = ['unit', 'decision', 'unitForm', 'towerDrawing', 'towerTables', 'moduleEditor'];

function requireProject({ params }: ScreenArgs): void {
  if (!params.projectId) throw screenError('address.projectRequired');
}

function requireUnit({ params }: ScreenArgs): void {
  if (!params.projectId || !params.unitId) throw screenError('address.projectAndUnitRequired');
}

/** A new tower of a project. */
export const newUnitRoute = screenRoute<NewUnitPageQuery>({
  path: 'new_projects/:projectId/unit',
  namespaces,
  query: () => import('#relay/NewUnitPageQuery.graphql.ts'),
  before: requireProject,
  variables: ({ params }) => ({ projectId: params.projectId ?? '' }),
  skeleton: <FormSkeleton fields={6} />,
  page: () => import('./NewUnitPage.tsx').then(({ NewUnitPage }) => NewUnitPage),
});

/** A tower: its floors and the ways to build it. */
export const unitRoute = screenRoute<UnitPageQuery>({
  path: 'new_projects/:projectId/unit/:unitId',
  namespaces,
  query: () => import('#relay/UnitPageQuery.graphql.ts'),
  before: requireUnit,
  variables: ({ params }) => ({ projectId: params.projectId ?? '', unitId: params.unitId ?? '' }),
  skeleton: <FormSkeleton fields={6} />,
  page: () => import('./UnitPage.tsx').then(({ UnitPage }) => UnitPage),
});
