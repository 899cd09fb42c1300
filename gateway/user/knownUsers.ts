import { callerDigest } from '../rest/callOptions.ts';
import type { User } from './userWire.ts';

const most = 10_000;

/** By digest of the caller's token. */
const known = new Map<string, { user: User; until: number }>();

/**
 * Remembers the user of a token, as the log-in said. A live service names its user only then and in the answer to an
 * empty change, which a process that did not see the log-in has to send.
 */
export function noteUser(authorization: string, user: User, until: string): void {
  if (known.size >= most) known.delete(known.keys().next().value ?? '');
  known.set(callerDigest(authorization), { user, until: Date.parse(until) });
}

/** The user of a token, if known in this process. */
export function knownUser(authorization: string | undefined): User | undefined {
  const entry = authorization === undefined ? undefined : known.get(callerDigest(authorization));
  return entry !== undefined && entry.until > Date.now() ? entry.user : undefined;
}

/** Applies a change of a user to all their tokens. */
export function updateKnownUser(user: User): void {
  for (const entry of known.values()) if (entry.user.databaseId === user.databaseId) entry.user = user;
}

/** Forgets a revoked token. */
export function forgetUser(authorization: string | undefined): void {
  if (authorization !== undefined) known.delete(callerDigest(authorization));
}
