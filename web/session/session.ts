import { observableValue } from '../observableValue.ts';
import { keepDraftsOf, ownDraftsAs } from './drafts.ts';
import { eraseSession, readSession, tokenKey, userKey, writeSession, type Session } from './storedSession.ts';

const current = observableValue(() => {
  const session = readSession();
  if (session !== null) keepDraftsOf(session.user.email);
  return session;
});

/** Who is signed in in this browser, or null. */
export const getSession = current.get;

export function setSession(session: Session): void {
  writeSession(session);
  keepDraftsOf(session.user.email);
  current.set(session);
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
  current.set(null);
}

export const onSessionChange = current.subscribe;

/** Calls back when another tab signed in, signed out or changed user. */
export function onSessionChangeElsewhere(listener: (session: Session | null) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== userKey && key !== null) return;
    const before = getSession()?.token;
    const session = readSession();
    current.set(session);
    // Signing in writes two keys, and the first alone is half a session.
    if (session?.token !== before) listener(session);
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
