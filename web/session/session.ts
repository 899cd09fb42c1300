import { keepDraftsOf, ownDraftsAs } from './drafts.ts';
import { eraseSession, readSession, tokenKey, userKey, writeSession, type Session } from './storedSession.ts';

let current: Session | null | undefined;
const listeners = new Set<() => void>();

function changed(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

/** Who is signed in in this browser, or null. */
export function getSession(): Session | null {
  if (current === undefined) {
    current = readSession();
    if (current !== null) keepDraftsOf(current.user.email);
  }
  return current;
}

export function setSession(session: Session): void {
  writeSession(session);
  keepDraftsOf(session.user.email);
  changed(session);
}

/** Changes the stored data of the person: a new name or address, the account activated. */
export function updateSessionUser(changes: Partial<Session['user']>): void {
  const session = getSession();
  if (session === null) return;
  const user = { ...session.user, ...changes };
  // Another tab may have signed somebody else in since this one kept drafts.
  keepDraftsOf(session.user.email);
  ownDraftsAs(user.email);
  setSession({ ...session, user });
}

export function dropSession(): void {
  eraseSession();
  changed(null);
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when another tab signed in, signed out or changed user. */
export function onSessionChangeElsewhere(listener: (session: Session | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== userKey && key !== null) return;
    const before = current?.token;
    const session = readSession();
    changed(session);
    // Signing in writes two keys, and the first alone is half a session.
    if (session?.token !== before) listener(session);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
