/** What forms keep while they are filled in begins with this: in session storage, of long work in local storage. */
export const draftPrefix = 'draft:';

const ownerKey = 'draftsOf';
const stores = () => [sessionStorage, localStorage];

/** Forgets all that was typed: the user leaves this browser to others. */
export function clearDrafts(): void {
  for (const store of stores())
    for (const key of Object.keys(store)) if (key.startsWith(draftPrefix)) store.removeItem(key);
}

/** What was typed survives the end of a session, for whoever typed it: another user finds nothing. */
export function keepDraftsOf(email: string): void {
  const owners = stores().map((store) => store.getItem(ownerKey));
  if (owners.some((owner) => owner !== null && owner !== email)) clearDrafts();
  for (const store of stores()) store.setItem(ownerKey, email);
}
