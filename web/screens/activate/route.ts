import { screenRoute } from '../../routing/screenRoute.tsx';

export const activateRoute = screenRoute({
  path: 'activate',
  namespaces: ['activate'],
  access: 'guest',
  page: () => import('./ActivatePage.tsx').then(({ ActivatePage }) => ActivatePage),
});
