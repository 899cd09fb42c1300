import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { paths } from '../paths.ts';

type Props = {
  dirty: boolean;
  /** The changes are thrown away: forget their draft here, and nowhere before the answer. */
  onDiscard?: () => void;
};

/** Asks once before the router leaves a form that holds changes. A new search parameter is no leaving. */
export function DirtyGuard({ dirty, onDiscard }: Props) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith(paths.login),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('discard.title')}
      text={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      destructive
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    />
  );
}
