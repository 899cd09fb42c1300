import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { deletingFrom } from '../db/rowStatements.ts';
import { toJson } from '../db/json.ts';
import type { UserRow } from './userWire.ts';

type NewUser = {
  name: string;
  email: string;
  passwordHash: string | null;
  profile: Record<string, string>;
  language: string;
  /** The terms agreed to now. */
  termsVersion?: string | undefined;
};

/** @throws a unique violation of `users_email` when the email, in any case, has an account. */
export async function insertUser(db: Database, user: NewUser): Promise<UserRow> {
  const { name, email, passwordHash, profile, language, termsVersion } = user;
  const agreed = termsVersion === undefined ? {} : { termsVersion, termsAcceptedAt: new Date() };
  return db
    .insertInto('users')
    .values({ name, email, passwordHash, profile: toJson(profile), language, ...agreed })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .executeTakeFirst();
}

export async function findUser(db: Database, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The user's row, locked against other changes until the transaction ends. */
export async function lockUser(db: Database, id: number): Promise<UserRow> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export type UserChange = {
  name?: string;
  email?: string;
  pendingEmail?: string | null;
  passwordHash?: string | null;
  activated?: boolean;
  profile?: Record<string, string>;
};

export async function updateUser(
  db: Database,
  id: number,
  { profile, ...change }: UserChange,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set({ ...change, ...(profile === undefined ? {} : { profile: toJson(profile) }) })
    .set((eb) => ({ revision: eb('revision', '+', 1), updatedAt: new Date() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Collaborator = { id: number; name: string; email: string };

/** Everybody a user shares a project with, by name. */
export async function listCollaborators(db: Database, userId: number): Promise<Collaborator[]> {
  return db
    .selectFrom('projectPermissions as mine')
    .innerJoin('projectPermissions as theirs', 'theirs.projectId', 'mine.projectId')
    .innerJoin('users', 'users.id', 'theirs.userId')
    .where('mine.userId', '=', userId)
    .where('theirs.userId', '<>', userId)
    .select(['users.id', 'users.name', 'users.email'])
    .distinct()
    .orderBy('users.name')
    .execute();
}

/** Deletes a user; foreign keys delete tokens, memberships, and projects nobody else takes part in. */
export const deleteUser = deletingFrom('users');

/** Locks a user's row until the transaction ends; others may still refer to it. */
export async function lockUserRow(trx: Database, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
