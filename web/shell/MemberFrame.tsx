import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLoaderData } from 'react-router';
import query, { type MemberFrameQuery } from '#relay/MemberFrameQuery.graphql.ts';
import { EmptyOnError } from '../errors/EmptyOnError.tsx';
import { startQuery } from '../relay/queries/preload.ts';
import { RelayProvider } from '../relay/RelayProvider.tsx';
import { useStartedQuery } from '../relay/queries/useScreenQuery.ts';
import { useSession } from '../session/useSession.ts';
import { ActivationPrompt } from './notices/ActivationPrompt.tsx';
import { ActivationWarning } from './notices/ActivationWarning.tsx';
import type { FrameProps, ShellData, ShellQuery } from './shellData.ts';
import { NotificationsButton } from './navigation/NotificationsButton.tsx';
import { ServiceNotice } from './notices/ServiceNotice.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { usePrintedMargins } from './usePrintedMargins.ts';
import { UserMenu } from './navigation/UserMenu.tsx';

/** Starts the shell's query for a session. */
export const startShellQuery = (token: string): ShellQuery => ({
  token,
  query: startQuery<MemberFrameQuery>(query, {}).query,
  hold: null,
});

/** The frame for signed-in users: the shell with notifications and the activation warning. */
export function MemberFrame({ children }: FrameProps) {
  const { query: started } = useLoaderData<ShellData>();
  const session = useSession();
  usePrintedMargins();
  // What depends on the shell's own query may come late or never; the screen does not need it.
  const late = (part: 'notifications' | 'warning') =>
    started !== null &&
    // Right after a log-in the router still has the data of the session before.
    started.token === session?.token && (
      <EmptyOnError key={`${part}-${started.token}`}>
        <Suspense fallback={null}>
          <ShellPart part={part} started={started} />
        </Suspense>
      </EmptyOnError>
    );
  return (
    <RelayProvider>
      <ShellFrame notifications={late('notifications')} UserMenu={UserMenu}>
        {late('warning')}
        {children}
        <ActivationPrompt />
      </ShellFrame>
    </RelayProvider>
  );
}

type PartProps = { part: 'notifications' | 'warning'; started: ShellQuery };

function ShellPart({ part, started }: PartProps) {
  const { viewer } = useStartedQuery<MemberFrameQuery>(
    graphql`
      query MemberFrameQuery {
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
      {viewer.user && <ActivationWarning user={viewer.user} />}
    </>
  );
}
