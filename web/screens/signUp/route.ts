import { redirect } from 'react-router';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { getSession } from '../../session/session.ts';

export const signUpRoute = screenRoute({
  path: 'sign-up',
  namespaces: ['signUp'],
  access: 'guest',
  before: () => {
    if (getSession() !== null) throw redirect('/dashboard');
  },
  page: () => import('./SignUpPage.tsx').then(({ SignUpPage }) => SignUpPage),
});
