import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import {
  closeSnackbar,
  type CustomContentProps,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
import { forwardRef, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#domain/limits.ts';
import { drawToastsWith } from './toasts.ts';

const severities = {
  default: 'info',
  info: 'info',
  success: 'success',
  error: 'error',
  warning: 'warning',
} as const;

type ToastProps = CustomContentProps & { description?: string };

// notistack hands its content a ref and the toast's own fields.
const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  { id, message, description, variant, action },
  ref,
) {
  const { t } = useTranslation();
  const severity = severities[variant];
  return (
    <SnackbarContent ref={ref} role={severity === 'error' ? 'alert' : 'status'}>
      <Alert
        severity={severity}
        variant="outlined"
        role="presentation"
        closeText={t('close')}
        onClose={() => closeSnackbar(id)}
        {...(action === undefined || action === null
          ? {}
          : { action: typeof action === 'function' ? action(id) : action })}
        sx={{ bgcolor: 'background.paper', width: 'min(400px, calc(100vw - 40px))', boxShadow: 4 }}
      >
        {description === undefined ? message : <AlertTitle>{message}</AlertTitle>}
        {description}
      </Alert>
    </SnackbarContent>
  );
});

const components = { default: Toast, info: Toast, success: Toast, error: Toast, warning: Toast };

// Above the buttons of an open drawer: a toast that covers a button, and stays while the pointer is over it, would
// block the next try.
const aboveDrawerButtons = {
  'body:has(.MuiDrawer-anchorRight) .notistack-SnackbarContainer': { bottom: 84 },
};

/** The stack of toasts; showToast and undoableDelete put them there. */
export function Toasts() {
  const host = useAnnouncedHost();
  useEffect(() => drawToastsWith({ show: enqueueSnackbar, close: closeSnackbar }), []);
  return (
    <>
      <GlobalStyles styles={aboveDrawerButtons} />
      <SnackbarProvider
        domRoot={host}
        Components={components}
        maxSnack={toast.visible}
        autoHideDuration={toast.autoCloseMilliseconds}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        preventDuplicate
      />
    </>
  );
}

/**
 * An element of the body, beside the screen, that screen readers keep reading while a dialog or drawer is open.
 * MUI hides everything beside an open dialog (`aria-hidden`) without exceptions; a separate container for the dialogs
 * would lose their scroll lock, which works on the body only.
 */
function useAnnouncedHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(host);
    const observer = new MutationObserver(() => host.removeAttribute('aria-hidden'));
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
