import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, type Session } from './session.ts';

/** The session in force; the component renders again when it changes, in this tab or another. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, getSession);
}
