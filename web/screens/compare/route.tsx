import type { ComparePageQuery } from '#relay/ComparePageQuery.graphql.ts';
import { TableSkeleton } from '../../components/states/Skeletons.tsx';
import { lossesOf } from '../../components/useLosses.ts';
import { requireUnit, screenRoute } from '../../routing/screenRoute.tsx';
import { chosenOf } from './compared/chosen.ts';
import { modulesOf } from './useComparedModules.ts';

/** Options of a tower side by side, or versions of its modules; another reference or measure costs no new request. */
export const compareRoute = screenRoute<ComparePageQuery>({
  path: 'new_projects/:projectId/unit/:unitId/constructive-technologies',
  namespaces: ['compare', 'decision', 'terms', 'towerDrawing'],
  // The tower's name comes with the data.
  opening: ['heading.any', 'text'],
  query: () => import('#relay/ComparePageQuery.graphql.ts'),
  variables: ({ params, search }) => {
    const moduleIds = modulesOf(search);
    const { projectId = '', unitId = '' } = params;
    const [optionIds, versionIds] = [chosenOf(search, 'options'), chosenOf(search, 'versions')];
    const ofVersions = moduleIds.length > 0;
    const chosen = { optionIds, moduleIds, versionIds, ofVersions };
    return {
      projectId,
      unitId,
      ...chosen,
      withFoundation: search.get('foundation') === 'yes',
      withLosses: lossesOf(search) === true,
    };
  },
  early: {
    projectId: ':projectId',
    unitId: ':unitId',
    optionIds: [],
    moduleIds: [],
    versionIds: [],
    ofVersions: false,
    withFoundation: false,
    decisions: true,
    withLosses: false,
  },
  parts: { decisions: 'decisions' },
  preview: { list: 'unit.declared.items', name: 'option.name', range: 'quantities.co2', dividedBy: 'area' },
  searchParams: ['modules', 'options', 'versions', 'foundation', 'losses'],
  // Colleagues add options while one compares.
  fetchPolicy: 'store-and-network',
  skeleton: <TableSkeleton rows={6} />,
  before: requireUnit,
  page: () => import('./ComparePage.tsx').then(({ ComparePage }) => ComparePage),
});
