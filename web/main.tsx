import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ToastsPlace } from './components/toasts/ToastsPlace.tsx';
import { startI18n } from './i18n/i18n.ts';
import { forgetEarlyAnswer } from './relay/earlyAnswer.ts';
import { createAppRouter } from './routes.tsx';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { modeStorageKey } from './theme/colorScheme.ts';
import { makeTheme } from './theme/theme.ts';

/** Starts the client and draws its first screen, with a pause between the longer steps. */
export async function startClient(pause: () => Promise<void>): Promise<void> {
  const texts = startI18n();
  await pause();
  // The screen's code and data load while the texts do.
  const router = createAppRouter();
  followOtherTabs(router);
  await pause();
  const theme = makeTheme();
  await Promise.all([texts, firstScreen(router)]);
  forgetEarlyAnswer();
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root');
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <StrictMode>
        <ThemeProvider
          theme={theme}
          modeStorageKey={modeStorageKey}
          defaultMode="system"
          // There is no server rendering, so nothing need be rendered twice.
          noSsr
          disableTransitionOnChange
        >
          <CssBaseline />
          <Suspense fallback={null}>
            <RouterProvider router={router} />
          </Suspense>
          <ToastsPlace />
        </ThemeProvider>
      </StrictMode>,
    ),
  );
}

/** Resolves when the first screen can be rendered; until then the page shows its shell. */
function firstScreen(screens: ReturnType<typeof createAppRouter>): Promise<void> {
  if (screens.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = screens.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
