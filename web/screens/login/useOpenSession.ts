import { useNavigate, useSearchParams } from 'react-router';
import { forgetData } from '../../relay/dataInvalidation.ts';
import { keepDeviceMark } from '../../session/deviceMarks.ts';
import { redirectTarget } from '../../session/redirects.ts';
import { startSession } from '../../session/startSession.ts';
import type { Session } from '../../session/storedSession.ts';

type Opened = {
  readonly token: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly deviceMark: string | null | undefined;
  readonly user: Session['user'] | null | undefined;
};

/** Starts the session that a log-in was answered with, and goes where the guest wanted. */
export function useOpenSession(): (opened: Opened | undefined) => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (opened) => {
    const { token, expiresAt, user, deviceMark } = opened ?? {};
    if (!token || !expiresAt || !user) return;
    keepDeviceMark(deviceMark);
    forgetData();
    startSession({ user, token, expiry: expiresAt });
    await navigate(redirectTarget(search), { replace: true });
  };
}
