import type { Selectable } from 'kysely';
import type { UserTable } from '../db/tables/accountTables.ts';
import type { userSchema } from './userSchemas.ts';
import type { InsideOf } from '../http/input/spelling.ts';

export type UserRow = Selectable<UserTable>;

/** A stored user for the wire, without the password's hash. */
export function userOnWire(row: UserRow): InsideOf<typeof userSchema> {
  const { id, createdAt, name, email, pendingEmail, activated, revision, profile } = row;
  const pending = pendingEmail === null ? {} : { pendingEmail };
  return { id, createdAt, name, email, ...pending, activated, revision, ...profile };
}
