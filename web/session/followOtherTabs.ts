import type { createBrowserRouter } from 'react-router';
import { forgetData } from '../relay/dataInvalidation.ts';
import { leaveSession } from './leaveSession.ts';
import { loginPath } from './redirects.ts';
import { onSessionChangeElsewhere } from './session.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate' | 'revalidate'>;

/**
 * Another tab signed in or out, so what this one shows belongs to someone else now. After a log-out the log-in says
 * what happened, and leads back to the current screen.
 * @returns a function that stops following.
 */
export function followOtherTabs(router: Router): () => void {
  return onSessionChangeElsewhere((session) => {
    const { location, matches } = router.state;
    const isPrivate = matches.some(({ route }) => (route.handle as Handle)?.access === 'private');
    if (session === null && isPrivate)
      return void leaveSession(() =>
        router.navigate(loginPath(location), { state: { leftElsewhere: true } }),
      );
    forgetData();
    void router.revalidate();
  });
}

type Handle = { access?: unknown } | undefined;
