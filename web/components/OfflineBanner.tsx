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

/** Says above every screen that the line is down, for as long as it is. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="no-print">
      {!isOnline && (
        <Alert
          severity="warning"
          square
          sx={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 'snackbar' }}
        >
          {t('offline')}
        </Alert>
      )}
    </div>
  );
}
