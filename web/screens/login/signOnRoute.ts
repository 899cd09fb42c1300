import { redirect } from 'react-router';
import { paths } from '../../paths.ts';
import { screenRoute } from '../../routing/screenRoute.tsx';
import { storeSignOnCallback } from '../../session/pendingSignOn.ts';

export const signOnRoute = screenRoute({
  path: 'login/callback',
  namespaces: ['login', 'signUp'],
  access: 'guest',
  before: ({ search }) => {
    if (!search.has('state') && !search.has('error')) return;
    // Removes what opens the account from the address, and continues to the wanted screen.
    const wanted = storeSignOnCallback(search.toString())?.redirect;
    throw redirect(
      wanted ? `${paths.signOnReturn}?redirect=${encodeURIComponent(wanted)}` : paths.signOnReturn,
    );
  },
  page: () => import('./SignOnPage.tsx').then(({ SignOnPage }) => SignOnPage),
});
