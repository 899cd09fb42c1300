import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { inject } from 'vitest';
import type { Language } from '#domain/texts/messages.ts';
import { Toasts } from '../../../web/components/toasts/Toasts.tsx';
import { startI18n } from '../../../web/i18n/i18n.ts';
import { resetEnvironment } from '../../../web/relay/environment.ts';
import { RelayProvider } from '../../../web/relay/RelayProvider.tsx';
import { appRoutes } from '../../../web/routes.tsx';
import { dropSession, setSession } from '../../../web/session/session.ts';
import { makeTheme } from '../../../web/theme/theme.ts';
import { expectStatus, newUser, type TestUser } from '../../support/world.ts';
import { askedStyles } from './askedStyles.ts';
import { mailedLink } from './mailedLink.ts';
import { noteScreen } from './shownScreen.ts';

declare const window: Window & typeof globalThis & { happyDOM: { setURL(url: string): void } };

/** Address of the product the screens talk to. */
export const productUrl = () => inject('productUrl');

/** A new account with its own projects, activated by its mail unless told otherwise. */
export async function someone(name = 'Ana Souza', { activated = true } = {}): Promise<TestUser> {
  const user = await newUser(productUrl(), { name, activated: false });
  if (!activated) return user;
  const token = new URLSearchParams((await mailedLink(user.email)).split('?')[1]).get('tkn');
  await expectStatus(200, user.call('PUT', '/v1/users/activated', { token }));
  return user;
}

let shared: Promise<TestUser> | undefined;
/** The account that tests of one worker share when none asks for a list of its projects: making one is slow. */
export const anyone = () => (shared ??= someone());

// React's own note prints everything an error reaches, the DOM of the test environment with it, which throws.
const noteError = (error: unknown) =>
  console.warn(
    'An error boundary shows:',
    error instanceof Response ? `${error.status} ${error.statusText}` : String(error),
  );

/**
 * Shows the screen of an address as the browser would: the app's own routes, session, translations and Relay
 * environment, over the running product. `user` is signed in; without one the visitor is a guest. Other `routes` show a
 * part of a screen alone.
 */
export async function renderScreen(
  path: string,
  user: TestUser | null,
  language: Language = 'pt-BR',
  routes = appRoutes(),
) {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  dropSession();
  window.happyDOM.setURL(productUrl() + path);
  localStorage.setItem('i18nextLng', language);
  if (user) {
    const { name, email, token } = user;
    const expiry = new Date(Date.now() + 3_600_000).toISOString();
    setSession({ user: { name, email, activated: true }, token, expiry });
  }
  if (!i18next.isInitialized) await startI18n();
  await i18next.changeLanguage(language);
  resetEnvironment();
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <CacheProvider value={askedStyles()}>
      <ThemeProvider theme={makeTheme()}>
        <RelayProvider>
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
          <Toasts />
        </RelayProvider>
      </ThemeProvider>
    </CacheProvider>,
    { onCaughtError: noteError },
  );
  noteScreen(router);
  return { ...view, router, person: userEvent.setup() };
}
