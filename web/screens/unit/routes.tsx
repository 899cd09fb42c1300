import type { EditUnitDrawerQuery } from '#relay/EditUnitDrawerQuery.graphql.ts';
import type { NewUnitDrawerQuery } from '#relay/NewUnitDrawerQuery.graphql.ts';
import type { UnitPageQuery } from '#relay/UnitPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute, type ScreenArgs } from '../../routing/screenRoute.tsx';

const namespaces = ['unit', 'decision', 'unitForm', 'towerDrawing', 'towerTables', 'moduleEditor', 'terms'];

function requireProject({ params }: ScreenArgs): void {
  if (!params.projectId) throw screenError('address.projectRequired');
}

function requireUnit({ params }: ScreenArgs): void {
  if (!params.projectId || !params.unitId) throw screenError('address.projectAndUnitRequired');
}

/** A new tower, in a drawer over its project's screen. */
export const newUnitRoute = screenRoute<NewUnitDrawerQuery>({
  path: '/new_projects/:projectId/unit',
  namespaces,
  query: () => import('#relay/NewUnitDrawerQuery.graphql.ts'),
  before: requireProject,
  variables: ({ params }) => ({ projectId: params.projectId ?? '' }),
  searchParams: [],
  page: () => import('./NewUnitDrawer.tsx').then(({ NewUnitDrawer }) => NewUnitDrawer),
});

/** A tower's floors, in a drawer over its project's screen. */
export const editUnitInProjectRoute = screenRoute<EditUnitDrawerQuery>({
  path: '/new_projects/:projectId/unit/:unitId/edit',
  namespaces,
  query: () => import('#relay/EditUnitDrawerQuery.graphql.ts'),
  before: requireUnit,
  variables: ({ params }) => ({ projectId: params.projectId ?? '', unitId: params.unitId ?? '' }),
  searchParams: [],
  page: () => import('./EditUnitDrawer.tsx').then(({ EditUnitDrawer }) => EditUnitDrawer),
});

/** A tower: its floors and the ways to build it. */
export const unitRoute = screenRoute<UnitPageQuery>({
  path: 'new_projects/:projectId/unit/:unitId',
  namespaces,
  query: () => import('#relay/UnitPageQuery.graphql.ts'),
  before: requireUnit,
  variables: ({ params }) => ({ projectId: params.projectId ?? '', unitId: params.unitId ?? '' }),
  early: { projectId: ':projectId', unitId: ':unitId', decisions: true },
  parts: { decisions: 'decisions' },
  glimpse: {
    heading: 'unit.name',
    list: 'unit.options.edges',
    name: 'node.name',
    range: 'node.quantities.perSquareMeter.co2',
  },
  skeleton: <FormSkeleton fields={6} />,
  page: () => import('./UnitPage.tsx').then(({ UnitPage }) => UnitPage),
});
