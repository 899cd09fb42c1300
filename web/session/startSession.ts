import { setSession } from './session.ts';
import { sidebarKey, type Session } from './storedSession.ts';

/** After a log-in: keeps token and user, and starts with the sidebar closed. */
export function startSession(session: Session): void {
  localStorage.setItem(sidebarKey, 'closed');
  setSession(session);
}
