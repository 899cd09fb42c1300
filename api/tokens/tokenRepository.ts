import { createToken, hashToken } from '../auth/token.ts';
import type { TokenScope } from '../db/tables/accountTables.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../http/ids.ts';
import { switchOff } from '../webhooks/webhookRepository.ts';
import { forgetDevices } from './deviceRepository.ts';
import { tokenLifetimeMs } from './tokenLifetimes.ts';

type NewToken = { id: string; token: string; expiry: string };

type Issue = {
  userId: number;
  scope: TokenScope;
  name?: string;
  email?: string;
  device?: string | null;
  readOnly?: boolean;
  projectId?: string | null;
  markId?: string | undefined;
  challenge?: string | undefined;
  expiresAt?: Date;
};

/** The user of a used token, and the address it was mailed to if known. */
export type SpentToken = { userId: number; email: string | null };

/** Issues a token; the returned text is its only copy. Deletes the user's expired tokens. */
export async function issueToken(
  db: Database,
  { userId, scope, name, email, device, readOnly, projectId, markId, challenge, expiresAt }: Issue,
): Promise<NewToken> {
  const now = new Date().toISOString();
  await db.deleteFrom('tokens').where('userId', '=', userId).where('expiresAt', '<', now).execute();
  const token = createToken();
  const expires = expiresAt ?? new Date(Date.now() + tokenLifetimeMs[scope]);
  const row = await db
    .insertInto('tokens')
    .values({
      id: newId(),
      hash: hashToken(token),
      userId,
      scope,
      name: name ?? null,
      email: email ?? null,
      device: device ?? null,
      readOnly: readOnly ?? false,
      projectId: projectId ?? null,
      markId: markId ?? null,
      challenge: challenge ?? null,
      expiresAt: expires,
      lastUsedAt: null,
    })
    .returning(['id', 'expiresAt as expiry'])
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/**
 * Uses up a one-time token and ends the others of its scope. Undefined when it is unknown, expired or used: of two
 * calls with the same token one gets the user.
 */
export async function spendToken(
  db: Database,
  token: string,
  scope: TokenScope,
): Promise<SpentToken | undefined> {
  const spent = await db
    .deleteFrom('tokens')
    .where('hash', '=', hashToken(token))
    .where('scope', '=', scope)
    .where('expiresAt', '>', new Date().toISOString())
    .returning(['userId', 'email'])
    .executeTakeFirst();
  if (spent === undefined) return undefined;
  await endTokens(db, spent.userId, scope);
  return spent;
}

/** The user of a log-in that waits for its second factor; undefined when the token is unknown, used or expired. */
export async function findPendingLogIn(db: Database, token: string) {
  return db
    .selectFrom('tokens')
    .select(['userId', 'challenge'])
    .where('hash', '=', hashToken(token))
    .where('scope', '=', 'second-factor')
    .where('expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** Ends a user's tokens of a scope, except one. */
export async function endTokens(
  db: Database,
  userId: number,
  scope: TokenScope,
  exceptId?: string,
): Promise<void> {
  let query = db.deleteFrom('tokens').where('userId', '=', userId).where('scope', '=', scope);
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  await query.execute();
}

/** Ends everything that opens an account or reports on it, except one session: required after a new password. */
export async function endAccess(db: Database, userId: number, exceptId?: string): Promise<void> {
  await endSessions(db, userId, exceptId);
  await endTokens(db, userId, 'api');
  await endTokens(db, userId, 'password-reset');
  await endTokens(db, userId, 'second-factor');
  await switchOff(db, { userId }, 'password');
}

/** Ends a user's sessions, except one, and forgets their devices and addresses. */
export async function endSessions(db: Database, userId: number, exceptId?: string): Promise<void> {
  await forgetDevices(db, userId, exceptId);
  await endTokens(db, userId, 'authentication', exceptId);
}

/** How many tokens of a scope a user was issued since a moment; limits the mails others can have sent. */
export async function countTokensSince(
  db: Database,
  userId: number,
  scope: TokenScope,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .where('createdAt', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

export async function endToken(db: Database, userId: number, token: string): Promise<void> {
  await db.deleteFrom('tokens').where('userId', '=', userId).where('hash', '=', hashToken(token)).execute();
}

/** The user and the rights of a session or personal token; undefined when it is unknown or expired. */
export async function findTokenHolder(db: Database, token: string) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.activated'])
    .select(['tokens.id as tokenId', 'tokens.scope as tokenScope', 'tokens.lastUsedAt'])
    .select(['tokens.readOnly as tokenReadOnly', 'tokens.projectId as tokenProjectId'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.scope', 'in', ['authentication', 'api'])
    .where('tokens.expiresAt', '>', new Date().toISOString())
    .executeTakeFirst();
}

/** Records that a token is in use. */
export async function noteTokenUse(db: Database, id: string): Promise<void> {
  await db.updateTable('tokens').set({ lastUsedAt: new Date() }).where('id', '=', id).execute();
}

/** Ends one token of a user by its id. @returns whether there was such a token of that scope. */
export async function endTokenById(
  db: Database,
  { userId, id, scope }: { userId: number; id: string; scope: TokenScope },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('scope', '=', scope)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
