import { createBrowserRouter, type RouteObject } from 'react-router';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { onSessionExpired } from './relay/sessionExpired.ts';
import { registerRoutes } from './routing/preloadOnHover.ts';
import { withDrawers } from './routing/screenRoute.tsx';
import { followRouter } from './routing/useSearchChange.ts';
import { activateRoute } from './screens/activate/route.ts';
import { forgotPasswordRoute } from './screens/forgotPassword/route.ts';
import { landingRoute } from './screens/landing/route.ts';
import { privacyRoute, termsRoute } from './screens/legal/routes.ts';
import { loginRoute } from './screens/login/route.ts';
import { signOnRoute } from './screens/login/signOnRoute.ts';
import { resetPasswordRoute } from './screens/resetPassword/route.ts';
import { signUpRoute } from './screens/signUp/route.ts';
import { benchmarkRoute } from './screens/benchmark/route.tsx';
import { compareRoute } from './screens/compare/route.tsx';
import { decisionsRoute } from './screens/decisions/route.tsx';
import { decisionRoute } from './screens/decision/route.tsx';
import { factorsRoute } from './screens/factors/route.tsx';
import { invitesRoute } from './screens/invites/route.tsx';
import { profileRoute } from './screens/profile/route.tsx';
import { projectRoute, projectTablesRoute } from './screens/project/routes.tsx';
import { editUnitDrawerRoute, newUnitRoute, towerTablesRoute, unitRoute } from './screens/unit/routes.tsx';
import { addUnitRoute, editUnitRoute } from './screens/unitPages/routes.tsx';
import { projectCardsRoute, projectsRoute } from './screens/projects/routes.tsx';
import { dashboardRoute } from './screens/dashboard/route.tsx';
import { editEstimateRoute, newEstimateRoute } from './screens/estimate/routes.tsx';
import { importProjectsRoute } from './screens/importProjects/route.tsx';
import { officeRoute } from './screens/office/route.tsx';
import { settingsRoute } from './screens/settings/route.ts';
import { takeoffRoute } from './screens/takeoff/route.tsx';
import { newVersionRoute } from './screens/newVersion/route.tsx';
import { versionsRoute } from './screens/versions/route.tsx';
import { loginPath } from './session/redirects.ts';
import { shellRoute } from './shell/shellRoute.ts';

/** Every screen, in the order of the specification; a new screen is one line here. */
export const screens: RouteObject[] = [
  landingRoute,
  loginRoute,
  signOnRoute,
  signUpRoute,
  resetPasswordRoute,
  forgotPasswordRoute,
  activateRoute,
  privacyRoute,
  termsRoute,
  benchmarkRoute,
  compareRoute,
  factorsRoute,
  projectCardsRoute,
  withDrawers(projectRoute, [newUnitRoute]),
  decisionsRoute,
  decisionRoute,
  withDrawers(unitRoute, [editUnitDrawerRoute]),
  takeoffRoute,
  addUnitRoute,
  editUnitRoute,
  projectsRoute,
  projectTablesRoute,
  dashboardRoute,
  newEstimateRoute,
  editEstimateRoute,
  importProjectsRoute,
  officeRoute,
  settingsRoute,
  profileRoute,
  invitesRoute,
  towerTablesRoute,
  versionsRoute,
  newVersionRoute,
  { path: '*', Component: NotFoundPage },
];

function ownRoute(route: RouteObject): RouteObject {
  const copy = typeof route.lazy === 'object' ? { ...route, lazy: { ...route.lazy } } : { ...route };
  if (route.children !== undefined) copy.children = route.children.map(ownRoute);
  return copy;
}

/** The route tree; tests give it to a memory router. */
export function appRoutes(): RouteObject[] {
  // A router removes `lazy` from the routes it has loaded, so each router gets its own copies.
  const own = screens.map(ownRoute);
  const routes = [shellRoute(own)];
  registerRoutes(routes);
  return routes;
}

/** The browser's router; a session that ends leads to the log-in, which says so and remembers the way back. */
export function createAppRouter() {
  const router = createBrowserRouter(appRoutes());
  followRouter(router);
  onSessionExpired(() => {
    const path = loginPath(window.location);
    void router.navigate(path, { state: { expired: true } });
  });
  return router;
}
