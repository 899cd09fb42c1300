import { dropSession, getSession } from '../session/session.ts';

let leave: (() => void) | undefined;

/** The router says here how to get to the session-expired page; the network layer must not know the router. */
export function onSessionExpired(callback: () => void): void {
  leave = callback;
}

/** A token was refused: the session is over. Several answers may say so at once; the first one counts. */
export function sessionExpired(): void {
  if (getSession() === null) return;
  dropSession();
  leave?.();
}
