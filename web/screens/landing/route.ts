import { screenRoute } from '../../routing/screenRoute.tsx';

export const landingRoute = screenRoute({
  path: '/',
  namespaces: ['landing'],
  access: 'guest',
  page: () => import('./LandingPage.tsx').then(({ LandingPage }) => LandingPage),
});
