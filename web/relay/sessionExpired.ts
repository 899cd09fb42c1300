import { dropSession, getSession } from '../session/session.ts';

let leave: (() => void) | undefined;

/** The router says here how to get to the session-expired page; the network layer must not know the router. */
export function onSessionExpired(callback: () => void): void {
  leave = callback;
}

/**
 * A token was refused: its session is over. Several answers may say so at once, and the first one counts; a late one is
 * nothing to a session begun meanwhile.
 */
export function sessionExpired(token: string): void {
  if (getSession()?.token !== token) return;
  dropSession();
  leave?.();
}
