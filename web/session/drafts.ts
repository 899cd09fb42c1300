/** What forms keep in session storage while they are filled in begins with this. */
export const draftPrefix = 'draft:';

const ownerKey = 'draftsOf';

/** Forgets all that was typed: the user leaves this browser to others. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
}

/** What was typed survives the end of a session, for whoever typed it: another user finds nothing. */
export function keepDraftsOf(email: string): void {
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== email) clearDrafts();
  sessionStorage.setItem(ownerKey, email);
}
