import type { ProjectPageQuery } from '#relay/ProjectPageQuery.graphql.ts';
import { CardsSkeleton, TableSkeleton } from '../../components/states/Skeletons.tsx';
import { graphScope, peerScopeOf } from '../../parts/peers/peerScope.ts';
import { peerParams, peerVariables } from '../../parts/peers/peerVariables.ts';
import { requireProject, screenRoute, type ScreenArgs } from '../../routing/screenRoute.tsx';
import { type ProjectTab, projectTabOf } from './projectTabs.ts';

export const projectRoute = screenRoute<ProjectPageQuery>({
  path: 'new_projects/:projectId',
  namespaces: ['project', 'suppliers', 'prices', 'decision', 'projectForm', 'towerDrawing', 'terms'],
  query: () => import('#relay/ProjectPageQuery.graphql.ts'),
  before: requireProject,
  variables: ({ params, search }) =>
    projectVariables(params, projectTabOf(search.get('tab')), new URLSearchParams()),
  early: {
    projectId: ':projectId',
    asTable: false,
    units: true,
    suppliers: false,
    prices: false,
    decisions: false,
    people: false,
    details: false,
    activity: false,
    members: true,
    sentInvitations: true,
    buildingTypes: true,
    of: 'PROJECTS',
    technology: null,
    storeys: null,
    state: null,
    phase: null,
    withFoundation: false,
  },
  parts: {
    suppliers: 'declarations',
    prices: 'prices',
    decisions: 'decisions',
    activity: 'activity',
    members: 'members',
    sentInvitations: 'sentInvitations',
    buildingTypes: 'buildingTypes',
  },
  searchParams: ['tab'],
  skeleton: <CardsSkeleton cards={3} height={260} />,
  page: () => import('./ProjectPage.tsx').then(({ ProjectPage }) => ProjectPage),
});

/** The same project with its towers in a table, among the known ones. */
export const projectTablesRoute = screenRoute<ProjectPageQuery>({
  path: 'projects/:projectId',
  namespaces: ['project', 'unitTable', 'projectForm', 'peers'],
  query: () => import('#relay/ProjectPageQuery.graphql.ts'),
  before: requireProject,
  variables: ({ params, search }) => projectVariables(params, null, search),
  parts: { members: 'members', buildingTypes: 'buildingTypes' },
  searchParams: ['of', ...peerParams],
  skeleton: <TableSkeleton rows={6} />,
  page: () => import('./ProjectPage.tsx').then(({ ProjectPage }) => ProjectPage),
});

/** `tab`: null for the table, which `search` compares with the known ones. */
function projectVariables(
  { projectId = '' }: ScreenArgs['params'],
  tab: ProjectTab | null,
  search: URLSearchParams,
): ProjectPageQuery['variables'] {
  return {
    projectId,
    asTable: tab === null,
    units: tab === 'units',
    suppliers: tab === 'suppliers',
    prices: tab === 'prices',
    decisions: tab === 'decisions',
    people: tab === 'people',
    details: tab === 'details',
    activity: tab === 'activity',
    of: graphScope(peerScopeOf(search.get('of'))),
    ...peerVariables(search),
  };
}
