/** Prefix of what forms keep while they are filled in: in session storage, for long work in local storage. */
export const draftPrefix = 'draft:';

const ownerKey = 'draftsOf';
const stores = () => [sessionStorage, localStorage];

function clear(store: Storage): void {
  for (const key of Object.keys(store)) if (key.startsWith(draftPrefix)) store.removeItem(key);
}

/** Deletes all drafts: the user leaves this browser to others. */
export function clearDrafts(): void {
  stores().forEach(clear);
}

/** Drafts survive the end of a session, but only for the user who typed them. */
export function keepDraftsOf(email: string): void {
  for (const store of stores()) {
    const owner = store.getItem(ownerKey);
    if (owner !== null && owner !== email) clear(store);
  }
  ownDraftsAs(email);
}

/** The user who typed the drafts has this address now. */
export function ownDraftsAs(email: string): void {
  for (const store of stores()) store.setItem(ownerKey, email);
}
