import { FormSkeleton } from '../../components/states/Skeletons.tsx';
import { screenRoute } from '../../routing/screenRoute.tsx';

export const importProjectsRoute = screenRoute({
  path: 'upload/projects',
  namespaces: ['importProjects', 'buildingModel', 'towerDrawing'],
  needs: 'imports',
  skeleton: <FormSkeleton fields={4} />,
  page: () => import('./ImportProjectsPage.tsx').then(({ ImportProjectsPage }) => ImportProjectsPage),
});
