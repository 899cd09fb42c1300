import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange } from './session.ts';
import type { Session } from './storedSession.ts';

/** The session in force; the component renders again when it changes, in this tab or another. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}
