import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { usePendingVisible } from './usePendingVisible.ts';

/** A line at the top while the next screen takes more than a second. */
export function NavigationProgress() {
  return <ProgressLine active={useNavigation().state !== 'idle'} />;
}

/** The same line for anything else that a click started. */
export function ProgressLine({ active }: { active: boolean }) {
  const { t } = useTranslation();
  const visible = usePendingVisible(active);
  if (!visible) return null;
  return (
    <LinearProgress
      aria-label={t('loading')}
      sx={{ position: 'fixed', inset: '0 0 auto 0', height: 2, zIndex: 'tooltip' }}
    />
  );
}
