import { matchRoutes, resolvePath, type RouteObject, type To } from 'react-router';
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
/** Handlers of a link: 50 ms of hover or focus starts the screen's data and code. */
export function preloadOnHover(to: To) {
  const start = () => {
    cancel();
    timer = setTimeout(() => preload(to), delays.preloadMilliseconds);
  };
  return { onMouseEnter: start, onFocus: start, onMouseLeave: cancel, onBlur: cancel, onTouchStart: start };
}
