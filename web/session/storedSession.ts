import { z } from 'zod';

/** Names in local storage, as the specification gives them. */
export const userKey = 'tanstack.auth.user';
export const tokenKey = 'tanstack.auth.token';
export const sidebarKey = 'sidebarStatus';

const userSchema = z.object({
  name: z.string(),
  email: z.string(),
  activated: z.boolean(),
  token: z.string().min(1),
});
const tokenSchema = z.object({ token: z.string().min(1), expiry: z.string() });

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
    const { token: _, ...person } = userSchema.parse(JSON.parse(user));
    const { token: bearer, expiry } = tokenSchema.parse(JSON.parse(token));
    return { user: person, token: bearer, expiry };
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
