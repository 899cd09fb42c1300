import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Toasts } from './components/Toasts.tsx';
import { startI18n } from './i18n/i18n.ts';
import { resetEnvironment } from './relay/environment.ts';
import { RelayProvider } from './relay/RelayProvider.tsx';
import { createAppRouter } from './routes.tsx';
import { onSessionChangeElsewhere } from './session/session.ts';
import { modeStorageKey } from './theme/colorScheme.ts';
import { theme } from './theme/theme.ts';

await startI18n();
const router = createAppRouter();

// Another tab signed in or out: what this one shows belongs to someone else now.
onSessionChangeElsewhere((session) => {
  resetEnvironment();
  if (session === null) void router.navigate('/login');
  else void router.revalidate();
});

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root');
createRoot(container).render(
  <StrictMode>
    <ThemeProvider
      theme={theme}
      modeStorageKey={modeStorageKey}
      defaultMode="system"
      disableTransitionOnChange
    >
      <CssBaseline />
      <RelayProvider>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
        <Toasts />
      </RelayProvider>
    </ThemeProvider>
  </StrictMode>,
);
