import { LRUCache } from 'lru-cache';
import { callerDigest } from '../rest/callOptions.ts';
import type { User } from './userWire.ts';

/** By digest of the caller's token. */
const users = new LRUCache<string, { user: User; until: number }>({ max: 10_000 });

/**
 * Remembers the user of a token, as the log-in said. A live service names its user only then and in the answer to an
 * empty change, which a process that did not see the log-in has to send.
 */
export function cacheUser(authorization: string, user: User, until: string): void {
  users.set(callerDigest(authorization), { user, until: Date.parse(until) });
}

/** The user of a token, if known in this process. */
export function cachedUser(authorization: string | undefined): User | undefined {
  const entry = authorization === undefined ? undefined : users.get(callerDigest(authorization));
  return entry !== undefined && entry.until > Date.now() ? entry.user : undefined;
}

/** Applies a change of a user to all their tokens. */
export function updateCachedUser(user: User): void {
  for (const entry of users.values()) if (entry.user.databaseId === user.databaseId) entry.user = user;
}

/** Forgets a revoked token. */
export function forgetUser(authorization: string | undefined): void {
  if (authorization !== undefined) users.delete(callerDigest(authorization));
}
