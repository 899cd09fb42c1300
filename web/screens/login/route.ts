import { redirect } from 'react-router';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { redirectTarget } from '../../session/redirects.ts';
import { getSession } from '../../session/session.ts';

export const loginRoute = screenRoute({
  path: 'login',
  namespaces: ['login'],
  opening: ['title', 'text', 'noAccount', 'signUp'],
  access: 'guest',
  before: ({ search }) => {
    if (getSession() !== null) throw redirect(redirectTarget(search));
  },
  page: () => import('./LoginPage.tsx').then(({ LoginPage }) => LoginPage),
});
