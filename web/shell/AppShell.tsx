import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { Outlet, ScrollRestoration, useLoaderData, useLocation, type Location } from 'react-router';
import type { AppShellQuery } from '#relay/AppShellQuery.graphql.ts';
import { NavigationProgress } from '../components/NavigationProgress.tsx';
import { SilentBoundary } from '../errors/SilentBoundary.tsx';
import type { ScreenQuery } from '../relay/preload.ts';
import { useStartedQuery } from '../relay/useScreenQuery.ts';
import { useSession } from '../session/useSession.ts';
import { TechnologyPatterns } from '../theme/technology.tsx';
import { ActivationWarning } from './ActivationWarning.tsx';
import { GuestNav } from './GuestNav.tsx';
import { NotificationsButton } from './NotificationsButton.tsx';
import { ServiceNotice } from './ServiceNotice.tsx';
import { ShellFrame } from './ShellFrame.tsx';

/** The shell's query and the session it was started for. */
export type ShellData = ScreenQuery<AppShellQuery> & { token: string };

// Every address typed anew is called 'default': one must not open where another was scrolled to.
const scrollKey = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** The frame in which every screen stands; signed in, with notifications and the activation warning. */
export function AppShell() {
  const started = useLoaderData<ShellData | null>();
  const { pathname } = useLocation();
  const session = useSession();
  const bare = session === null && pathname === '/login';
  // What hangs on the shell's own query may come late or never; the screen stands without it.
  const late = (part: 'notifications' | 'warning') =>
    started !== null &&
    // Right after a log-in the router still holds what it loaded for the session before.
    started.token === session?.token && (
      <SilentBoundary key={`${part}-${started.token}`}>
        <Suspense fallback={null}>
          <ShellPart part={part} started={started} />
        </Suspense>
      </SilentBoundary>
    );
  return (
    <>
      <TechnologyPatterns />
      <NavigationProgress />
      {bare ? (
        <GuestNav>
          <Outlet />
        </GuestNav>
      ) : (
        <ShellFrame notifications={late('notifications')}>
          {late('warning')}
          <Outlet />
        </ShellFrame>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

type PartProps = { part: 'notifications' | 'warning'; started: ShellData };

function ShellPart({ part, started }: PartProps) {
  const { viewer } = useStartedQuery<AppShellQuery>(
    graphql`
      query AppShellQuery {
        viewer {
          user {
            ...ActivationWarning_user
          }
          ...NotificationsButton_viewer
          ...ServiceNotice_viewer
        }
      }
    `,
    started,
  );
  if (!viewer) return null;
  return part === 'notifications' ? (
    <NotificationsButton viewer={viewer} />
  ) : (
    <>
      <ServiceNotice viewer={viewer} />
      <ActivationWarning user={viewer.user} />
    </>
  );
}
