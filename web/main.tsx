import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, startTransition, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ToastsPlace } from './components/ToastsPlace.tsx';
import { startI18n } from './i18n/i18n.ts';
import { forgetEarlyAnswer } from './relay/earlyAnswer.ts';
import { createAppRouter } from './routes.tsx';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { modeStorageKey } from './theme/colorScheme.ts';
import { theme } from './theme/theme.ts';

// The screen's code and data are on their way while the texts come.
const texts = startI18n();
const router = createAppRouter();

followOtherTabs(router);

// Not awaited on the top level: screens import what stands beside this file, and would wait for it in turn.
void Promise.all([texts, firstScreen(router)]).then(() => {
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
});

/** Resolves when the first screen can be drawn; until then the page shows the shell that came with it. */
function firstScreen(screens: typeof router): Promise<void> {
  if (screens.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = screens.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
