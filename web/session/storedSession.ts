/** Names in local storage, as the specification gives them. */
export const userKey = 'tanstack.auth.user';
export const tokenKey = 'tanstack.auth.token';
export const sidebarKey = 'sidebarStatus';
/** The state of the sidebar on a wide screen, where a log-in does not close it. */
export const wideSidebarKey = 'sidebarStatus.roomy';

type Stored = Record<string, unknown>;

export type Session = {
  user: { name: string; email: string; activated: boolean };
  token: string;
  /** RFC 3339. */
  expiry: string;
};

/**
 * The stored session: either key is enough if it holds a token, and the first answer that names the user fills in the
 * rest. Null when neither does; unparsable values are logged and ignored.
 */
export function readSession(): Session | null {
  const [user, bearer] = [readStored(userKey), readStored(tokenKey)];
  const token = [bearer, user].map((stored) => textOf(stored, 'token')).find((text) => text !== '');
  if (token === undefined) return null;
  return {
    user: {
      name: textOf(user, 'name'),
      email: textOf(user, 'email'),
      // Until it is known, no warning is shown.
      activated: user['activated'] !== false,
    },
    token,
    expiry: textOf(bearer, 'expiry'),
  };
}

/** A stored object, empty where there is none. Checked by hand: every page reads the session, and few need a schema. */
function readStored(key: string): Stored {
  const text = localStorage.getItem(key);
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === 'object' && stored !== null) return stored as Stored;
    throw new TypeError('it is no object');
  } catch (error) {
    console.error(`The stored session cannot be read (${key}); going on without it.`, error);
    return {};
  }
}

const textOf = (stored: Stored, key: string): string => {
  const value = stored[key];
  return typeof value === 'string' ? value : '';
};

export function writeSession({ user, token, expiry }: Session): void {
  localStorage.setItem(userKey, JSON.stringify({ ...user, token }));
  localStorage.setItem(tokenKey, JSON.stringify({ token, expiry }));
}

/** Removes the token, the user and the states of the sidebar. */
export function eraseSession(): void {
  for (const key of [userKey, tokenKey, sidebarKey, wideSidebarKey]) localStorage.removeItem(key);
}
