import type { RouteObject } from 'react-router';
import { loadPage } from '../routing/loadPage.ts';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { getSession } from '../session/session.ts';
import { paths } from '../paths.ts';
import { AppShell } from './AppShell.tsx';
import type { ShellData } from './shellData.ts';

let loadedFor: string | null = null;
let framed = false;

/** A reload for the frame stays where the reader is. */
const noAddress = () => null;
const tokenNow = () => getSession()?.token ?? null;
/** The log-in needs no sidebar and does not wait for one. */
const needsNoFrame = (path: string) => tokenNow() === null && path === paths.login;

/**
 * The frame of all screens: Relay and what is rendered with it are loaded with the first session. The shell's query
 * does not delay a screen, and runs again only for another session.
 */
export function shellRoute(children: RouteObject[]): RouteObject {
  return {
    path: '/',
    Component: AppShell,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: () => null,
    loader: async ({ request }): Promise<ShellData> => {
      loadedFor = tokenNow();
      framed = !needsNoFrame(new URL(request.url).pathname);
      if (!framed) return { Frame: null, query: null };
      if (loadedFor === null) {
        const Frame = await loadPage(
          () => import('./ShellFrame.tsx').then(({ ShellFrame }) => ShellFrame),
          noAddress,
          false,
        );
        return { Frame, query: null };
      }
      const token = loadedFor;
      let start: (() => ShellData['query']) | undefined;
      const Frame = await loadPage(
        async () => {
          const { MemberFrame, startShellQuery } = await import('./MemberFrame.tsx');
          start = () => startShellQuery(token);
          return MemberFrame;
        },
        noAddress,
        false,
      );
      return { Frame, query: start?.() ?? null };
    },
    shouldRevalidate: ({ nextUrl }) =>
      loadedFor !== tokenNow() || (!framed && !needsNoFrame(nextUrl.pathname)),
    children,
  };
}
