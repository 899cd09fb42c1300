/** Prefix of what forms keep while they are filled in: in session storage, for long work in local storage. */
export const draftPrefix = 'draft:';

const ownerKey = 'draftsOf';
const stores = () => [sessionStorage, localStorage];

/** Deletes all drafts: the user leaves this browser to others. */
export function clearDrafts(): void {
  for (const store of stores())
    for (const key of Object.keys(store)) if (key.startsWith(draftPrefix)) store.removeItem(key);
}

/** Drafts survive the end of a session, but only for the user who typed them. */
export function keepDraftsOf(email: string): void {
  const owners = stores().map((store) => store.getItem(ownerKey));
  if (owners.some((owner) => owner !== null && owner !== email)) clearDrafts();
  for (const store of stores()) store.setItem(ownerKey, email);
}
