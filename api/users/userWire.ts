import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { UserTable } from '../db/accountTables.ts';
import type { userSchema } from './userSchemas.ts';

export type UserRow = Selectable<UserTable>;

/** A stored user as the wire shows it, without the password's hash. */
export function userOnWire(row: UserRow): z.infer<typeof userSchema> {
  const { id, created_at, name, email, pending_email, activated, revision, profile } = row;
  const pending = pending_email === null ? {} : { pending_email };
  return { id, created_at, name, email, ...pending, activated, revision, ...profile };
}
