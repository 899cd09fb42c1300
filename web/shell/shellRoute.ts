import type { RouteObject } from 'react-router';
import query, { type AppShellQuery } from '#relay/AppShellQuery.graphql.ts';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { startQuery } from '../relay/preload.ts';
import { getSession } from '../session/session.ts';
import { AppShell, type ShellData } from './AppShell.tsx';

let loadedFor: string | null = null;

/** The frame of all screens. Its query does not hold a screen up, and runs again only for another session. */
export function shellRoute(children: RouteObject[]): RouteObject {
  return {
    path: '/',
    Component: AppShell,
    ErrorBoundary: RouteErrorBoundary,
    HydrateFallback: () => null,
    loader: (): ShellData | null => {
      loadedFor = getSession()?.token ?? null;
      if (loadedFor === null) return null;
      return { token: loadedFor, query: startQuery<AppShellQuery>(query, {}).query, hold: null };
    },
    shouldRevalidate: () => loadedFor !== (getSession()?.token ?? null),
    children,
  };
}
