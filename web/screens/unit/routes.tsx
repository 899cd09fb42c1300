import type { EditUnitDrawerQuery } from '#relay/EditUnitDrawerQuery.graphql.ts';
import type { NewUnitDrawerQuery } from '#relay/NewUnitDrawerQuery.graphql.ts';
import type { TowerPageQuery } from '#relay/TowerPageQuery.graphql.ts';
import { CardsSkeleton, TableSkeleton } from '../../components/states/Skeletons.tsx';
import { lossesOf } from '../../components/useLosses.ts';
import { peerParams, peerVariables } from '../../parts/peers/peerVariables.ts';
import { requireProject, requireUnit, screenRoute, type ScreenArgs } from '../../routing/screenRoute.tsx';

const namespaces = ['unit', 'decision', 'unitForm', 'towerDrawing', 'towerTables', 'moduleEditor', 'terms'];

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

/** A tower's floors, in a drawer over its screen. */
export const editUnitDrawerRoute = screenRoute<EditUnitDrawerQuery>({
  path: '/new_projects/:projectId/unit/:unitId/edit',
  namespaces,
  query: () => import('#relay/EditUnitDrawerQuery.graphql.ts'),
  before: requireUnit,
  variables: ({ params }) => ({ projectId: params.projectId ?? '', unitId: params.unitId ?? '' }),
  searchParams: [],
  page: () => import('./EditUnitDrawer.tsx').then(({ EditUnitDrawer }) => EditUnitDrawer),
});

/** A tower: the ways to build it and its floors; which simulation is in view lives in the address. */
export const unitRoute = screenRoute<TowerPageQuery>({
  path: 'new_projects/:projectId/unit/:unitId',
  namespaces,
  query: () => import('#relay/TowerPageQuery.graphql.ts'),
  before: requireUnit,
  variables: (args) => towerVariables(args, false),
  searchParams: ['losses'],
  early: {
    projectId: ':projectId',
    unitId: ':unitId',
    asTable: false,
    technology: null,
    storeys: null,
    state: null,
    phase: null,
    withFoundation: false,
    withLosses: null,
    decisions: true,
  },
  parts: { decisions: 'decisions' },
  preview: {
    heading: 'unit.name',
    list: 'unit.options.edges',
    name: 'node.name',
    range: 'node.quantities.perSquareMeter.co2',
  },
  skeleton: <CardsSkeleton cards={3} height={130} />,
  page: () => import('./TowerPage.tsx').then(({ TowerPage }) => TowerPage),
});

/** The same tower in tables, among the known ones. */
export const towerTablesRoute = screenRoute<TowerPageQuery>({
  path: 'projects/:projectId/:unitId',
  namespaces: ['unit', 'unitForm', 'towerTables', 'moduleEditor', 'terms', 'peers'],
  query: () => import('#relay/TowerPageQuery.graphql.ts'),
  before: requireUnit,
  variables: (args) => towerVariables(args, true),
  searchParams: [...peerParams, 'losses'],
  skeleton: <TableSkeleton rows={8} />,
  page: () => import('./TowerPage.tsx').then(({ TowerPage }) => TowerPage),
});

function towerVariables({ params, search }: ScreenArgs, asTable: boolean): TowerPageQuery['variables'] {
  const { projectId = '', unitId = '' } = params;
  const peers = peerVariables(asTable ? search : new URLSearchParams());
  return { projectId, unitId, asTable, decisions: !asTable, withLosses: lossesOf(search), ...peers };
}
