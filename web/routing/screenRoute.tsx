import type { CustomTypeOptions } from 'i18next';
import i18next from 'i18next';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { redirect, useResolvedPath, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { ConcreteRequest, FetchPolicy, OperationType } from 'relay-runtime';
import { RouteErrorBoundary } from '../errors/RouteErrorBoundary.tsx';
import { isOfferedKnown, offeredNow, type Offer } from '../session/offered.ts';
import { getSession } from '../session/session.ts';
import { loginPath } from '../session/redirects.ts';
import { NoTrail } from '../shell/screenTitle.ts';
import type { Preview } from '../build/start/preview.ts';
import { loadPage } from './loadPage.ts';
import { OfferedScreen } from './offeredScreen.tsx';

export type ScreenArgs = { params: Record<string, string | undefined>; search: URLSearchParams; url: URL };

/** Starts a screen's code, texts and data ahead of the click; see preloadOnHover.ts. */
export type PreloadScreen = (args: { params: Record<string, string | undefined>; url: URL }) => void;

type Screen<Query extends OperationType> = {
  path: string;
  /** Folder of the screen; its locales/ are the i18next namespace of that name. */
  namespaces: string[];
  /** The page, loaded beside the data. */
  page: () => Promise<ComponentType>;
  /** In the shape of the content; shown after 1000 ms without an answer. */
  skeleton?: ReactNode;
  /** Artifact of the screen's only query: `() => import('#relay/XPageQuery.graphql.ts')`. */
  query?: () => Promise<{ default: ConcreteRequest }>;
  variables?: (args: ScreenArgs) => Query['variables'];
  /**
   * The same for an address without a search, as plain values, `':name'` for a path parameter: with them the page
   * asks before any code is there. Read from the source by web/build/start/routeTable.ts; a wrong one costs a second call.
   */
  early?: { [Name in keyof Query['variables']]: Query['variables'][Name] | `:${string}` };
  /**
   * Boolean variables of the query, each with what the connected service must offer; without it the variable is false.
   * Plain values, read from the source like `early`.
   */
  parts?: Record<string, Offer>;
  /** What of that answer the page shows at once; plain values, read from the source like `early`. */
  preview?: Preview;
  /** `store-and-network` where others change the data under the reader's eyes. */
  fetchPolicy?: FetchPolicy;
  /**
   * Keys of the screen's own texts that do not depend on data: its heading, the text below it, the line at its foot.
   * The page shows them before any code is loaded; read from the source like `early`.
   */
  opening?: readonly string[];
  /** `guest` screens open without a session. */
  access?: 'private' | 'guest';
  /** What the connected service must have for it. */
  needs?: Offer;
  /** Runs first: throw redirect(…) or a Response (`throw screenError('Project ID is required')`). */
  before?: (args: ScreenArgs) => void;
  /** Search parameters the query reads: others change without a new request. All by default. */
  searchParams?: string[];
};

/** Address of the navigation under way or done last. */
let goingTo: string | null = null;

/**
 * A screen's route: data, code and texts are requested at once, and the last screen stays until they arrive, for at
 * most a second.
 */
export function screenRoute<Query extends OperationType>(screen: Screen<Query>): RouteObject {
  const { path, namespaces, fetchPolicy, parts = {}, access = 'private', before, needs } = screen;
  const data = () => screen.query && Promise.all([screen.query(), import('../relay/queries/preload.ts')]);
  const variables = (args: ScreenArgs): Query['variables'] => {
    const own: Record<string, unknown> = { ...screen.variables?.(args) };
    for (const [name, offer] of Object.entries(parts)) own[name] = own[name] !== false && offeredNow()[offer];
    return own;
  };
  const isLacking = () => needs !== undefined && !offeredNow()[needs];
  const offers = async () => {
    if (access === 'guest' || isOfferedKnown() || (needs === undefined && screen.parts === undefined)) return;
    await (await import('../relay/knownOffers.ts')).knownOffers();
  };
  // Code that the data needs counts as the page's: when it does not load, the page says so.
  const page = async () => (await Promise.all([screen.page(), data()]))[0];
  const preload: PreloadScreen = ({ params, url }) => {
    if ((access === 'private' && getSession() === null) || isLacking()) return;
    // The click that may follow tries again and handles a failure; hovering over a link must not reload the page.
    page().catch(() => {});
    void i18next.loadNamespaces(namespaces);
    data()?.then(
      ([{ default: query }, { startQuery }]) => {
        const started = startQuery<Query>(query, variables({ params, search: url.searchParams, url }));
        // The store keeps unused data for five minutes: long enough for the click that may follow.
        void started.ready.then(() => started.query.dispose());
      },
      () => {},
    );
  };
  return {
    path,
    handle: { preload, access },
    loader: async ({ params, request }: LoaderFunctionArgs) => {
      goingTo = request.url;
      const url = new URL(request.url);
      if (access === 'private' && getSession() === null) throw redirect(loginPath(url));
      const args = { params: withoutBlanks(params), search: url.searchParams, url };
      before?.(args);
      const texts = i18next.loadNamespaces(namespaces);
      const started = data()?.then(
        async ([{ default: query }, { loadScreenQuery }]) => {
          await offers();
          return isLacking() ? null : loadScreenQuery<Query>(query, variables(args), fetchPolicy);
        },
        () => null,
      );
      await texts;
      return (await started) ?? null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) => {
      if (currentUrl.href === nextUrl.href || screen.searchParams === undefined)
        return defaultShouldRevalidate;
      if (JSON.stringify(currentParams) !== JSON.stringify(nextParams)) return true;
      const read = (url: URL) => screen.searchParams?.map((name) => url.searchParams.getAll(name).join());
      return read(currentUrl)?.join('&') !== read(nextUrl)?.join('&');
    },
    lazy: {
      Component: async () => {
        const Page = await loadPage(page, () => goingTo).catch(failed);
        return function Screen() {
          // Its own part of the address: a drawer with an address of its own leaves the screen under it in place.
          const { pathname } = useResolvedPath('.');
          return (
            <Suspense
              key={pathname}
              fallback={
                <>
                  <NoTrail />
                  {screen.skeleton}
                </>
              }
            >
              {needs === undefined ? (
                <Page />
              ) : (
                <OfferedScreen needs={needs} hasQuery={screen.query !== undefined}>
                  <Page />
                </OfferedScreen>
              )}
            </Suspense>
          );
        };
      },
    },
    ErrorBoundary: RouteErrorBoundary,
  };
}

/** A page that throws: React Router shows nothing for a route whose lazy code fails, and does not use its boundary. */
function failed(error: unknown): ComponentType {
  return function Failed() {
    throw error;
  };
}

/** `/projects/%20` names no project: a blank id counts as none. */
function withoutBlanks(params: ScreenArgs['params']): ScreenArgs['params'] {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value?.trim() !== ''));
}

/** A fault in the address: the route's error page shows the text of `common` with this key. */
export function screenError(key: keyof CustomTypeOptions['resources']['common'], status = 400): Response {
  // A Response thrown while rendering arrives unchanged, and the boundary then reads its status text.
  return new Response(key, { status, statusText: key });
}

/** The address names a project. */
export function requireProject({ params }: ScreenArgs): void {
  if (!params.projectId) throw screenError('address.projectRequired');
}

/** The address names a tower and its project. */
export function requireUnit({ params }: ScreenArgs): void {
  if (!params.projectId || !params.unitId) throw screenError('address.projectAndUnitRequired');
}

/** A screen over which drawers with addresses of their own open; its page renders them as its outlet. */
export const withDrawers = (route: RouteObject, drawers: RouteObject[]): RouteObject =>
  Object.assign({}, route, { children: drawers });
