import type { EditUnitPageQuery } from '#relay/EditUnitPageQuery.graphql.ts';
import type { AddUnitPageQuery } from '#relay/AddUnitPageQuery.graphql.ts';
import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

const namespaces = ['unitPages', 'unit', 'unitForm', 'towerDrawing'];

/** A new tower, its project chosen first: `?projectId=`. */
export const addUnitRoute = screenRoute<AddUnitPageQuery>({
  path: 'unit/new',
  namespaces,
  query: () => import('#relay/AddUnitPageQuery.graphql.ts'),
  variables: ({ search }) => {
    const projectId = search.get('projectId') ?? '';
    return { projectId, hasProject: projectId !== '' };
  },
  searchParams: ['projectId'],
  skeleton: <FormSkeleton fields={6} />,
  page: () => import('./AddUnitPage.tsx').then(({ AddUnitPage }) => AddUnitPage),
});

/** A tower's form as a page of its own: `?projectId=&unitId=`. */
export const editUnitRoute = screenRoute<EditUnitPageQuery>({
  path: 'unit/edit',
  namespaces,
  needs: 'unitChanges',
  query: () => import('#relay/EditUnitPageQuery.graphql.ts'),
  variables: ({ search }) => {
    const projectId = search.get('projectId') ?? '';
    const unitId = search.get('unitId') ?? '';
    const hasProject = projectId !== '';
    return { projectId, unitId, hasProject, hasUnit: hasProject && unitId !== '' };
  },
  searchParams: ['projectId', 'unitId'],
  skeleton: <FormSkeleton fields={6} />,
  page: () => import('./EditUnitPage.tsx').then(({ EditUnitPage }) => EditUnitPage),
});
