import { useBlocker } from 'react-router';
import { paths } from '../../paths.ts';
import { DiscardDialog } from './DiscardDialog.tsx';

type Props = {
  dirty: boolean;
  /** The changes are discarded: delete their draft here, and not before the answer. */
  onDiscard?: () => void;
};

/** Asks once before the router leaves a form with changes. A changed search parameter is not leaving. */
export function DirtyGuard({ dirty, onDiscard }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith(paths.login),
  );
  return (
    <DiscardDialog
      open={blocker.state === 'blocked'}
      onDiscard={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    />
  );
}
