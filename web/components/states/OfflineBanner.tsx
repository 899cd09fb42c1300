import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

const subscribe = (listener: () => void) => {
  const events = ['online', 'offline'] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Away from the buttons of drawers at the bottom right; clicks go through it where it covers something. */
const corner = {
  position: 'fixed',
  zIndex: 'snackbar',
  pointerEvents: 'none',
  left: { xs: 0, sm: 16 },
  right: { xs: 0, sm: 'auto' },
  top: { xs: 0, sm: 'auto' },
  bottom: { xs: 'auto', sm: 16 },
  maxWidth: { sm: 480 },
} as const;

/** Says above every screen that the browser is offline. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div aria-live="polite" className="no-print">
      {!isOnline && (
        <Alert severity="warning" square sx={corner}>
          {t('offline')}
        </Alert>
      )}
    </div>
  );
}
