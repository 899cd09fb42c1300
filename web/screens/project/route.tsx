import type { ProjectPageQuery } from '#relay/ProjectPageQuery.graphql.ts';
import { CardsSkeleton } from '../../components/Skeletons.tsx';
import { screenError, screenRoute } from '../../routing/screenRoute.tsx';
import { projectTabOf } from './projectTabs.ts';

export const projectRoute = screenRoute<ProjectPageQuery>({
  path: 'new_projects/:projectId',
  namespaces: ['project', 'suppliers', 'prices', 'decision', 'projectForm', 'towerDrawing'],
  query: () => import('#relay/ProjectPageQuery.graphql.ts'),
  before: ({ params }) => {
    if (!params.projectId) throw screenError('address.projectRequired');
  },
  variables: ({ params, search }) => {
    const tab = projectTabOf(search.get('tab'));
    return {
      projectId: params.projectId ?? '',
      units: tab === 'units',
      suppliers: tab === 'suppliers',
      prices: tab === 'prices',
      decisions: tab === 'decisions',
      people: tab === 'people',
      details: tab === 'details',
      activity: tab === 'activity',
    };
  },
  early: {
    projectId: ':projectId',
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
