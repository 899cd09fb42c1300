/** Names in local storage, as the specification gives them. */
export const userKey = 'tanstack.auth.user';
export const tokenKey = 'tanstack.auth.token';
export const sidebarKey = 'sidebarStatus';

type Stored = Record<string, unknown>;

/** A text of a stored object. Checked by hand: every page reads the session, and few need a schema. */
function textOf(stored: Stored, key: string, least = 0): string {
  const value = stored[key];
  if (typeof value !== 'string' || value.length < least) throw new TypeError(`${key} is no text`);
  return value;
}

function flagOf(stored: Stored, key: string): boolean {
  const value = stored[key];
  if (typeof value !== 'boolean') throw new TypeError(`${key} is neither true nor false`);
  return value;
}

export type Session = {
  user: { name: string; email: string; activated: boolean };
  token: string;
  /** RFC 3339. */
  expiry: string;
};

/** The stored session; null when there is none or it does not parse, which is logged and otherwise ignored. */
export function readSession(): Session | null {
  const [user, token] = [localStorage.getItem(userKey), localStorage.getItem(tokenKey)];
  if (user === null || token === null) return null;
  try {
    const [person, bearer] = [JSON.parse(user) as Stored, JSON.parse(token) as Stored];
    textOf(person, 'token', 1);
    return {
      user: {
        name: textOf(person, 'name'),
        email: textOf(person, 'email'),
        activated: flagOf(person, 'activated'),
      },
      token: textOf(bearer, 'token', 1),
      expiry: textOf(bearer, 'expiry'),
    };
  } catch (error) {
    console.error('The stored session cannot be read; going on without it.', error);
    return null;
  }
}

export function writeSession({ user, token, expiry }: Session): void {
  localStorage.setItem(userKey, JSON.stringify({ ...user, token }));
  localStorage.setItem(tokenKey, JSON.stringify({ token, expiry }));
}

/** Token, user and sidebar status go together. */
export function eraseSession(): void {
  for (const key of [userKey, tokenKey, sidebarKey]) localStorage.removeItem(key);
}
