import { matchRoutes, resolvePath, type LinkProps, type RouteObject, type To } from 'react-router';
import { router as delays } from '#domain/limits.ts';
import type { PreloadScreen } from './screenRoute.tsx';

let routes: RouteObject[] = [];

/** routes.tsx registers itself here: links preload, and routes hold screens full of links. */
export function registerRoutes(all: RouteObject[]): void {
  routes = all;
}

function preload(to: To): void {
  const { pathname, search } = resolvePath(to, window.location.pathname);
  const url = new URL(`${pathname}${search}`, window.location.origin);
  for (const { route, params } of matchRoutes(routes, pathname) ?? []) {
    const handle = route.handle as { preload?: PreloadScreen } | undefined;
    handle?.preload?.({ params, url });
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;
const cancel = () => clearTimeout(timer);
/** Runs both, as a tooltip or a ripple around the link listens to the same events. */
const both =
  <E>(own: ((event: E) => void) | undefined, act: () => void) =>
  (event: E) => {
    own?.(event);
    act();
  };

/** Handlers of a link beside its own: 50 ms of hover or focus starts the screen's data and code. */
export function preloadOnHover({ to, onMouseEnter, onFocus, onMouseLeave, onBlur, onTouchStart }: LinkProps) {
  const start = () => {
    cancel();
    timer = setTimeout(() => preload(to), delays.preloadMilliseconds);
  };
  return {
    onMouseEnter: both(onMouseEnter, start),
    onFocus: both(onFocus, start),
    onMouseLeave: both(onMouseLeave, cancel),
    onBlur: both(onBlur, cancel),
    onTouchStart: both(onTouchStart, start),
  };
}
