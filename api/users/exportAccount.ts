import { wireFields } from '#domain/wireNames.ts';
import type { Database } from '../db/database.ts';
import { listProjectTables } from './exportedProjectRepository.ts';
import { listPersonalTables } from './exportRepository.ts';
import { findUser } from './userRepository.ts';
import { userOnWire } from './userWire.ts';

/** Everything held about a person: account, own projects whole, memberships, invitations, estimates, what it did. */
export async function exportAccount(db: Database, userId: number): Promise<Record<string, unknown>> {
  const user = await findUser(db, userId);
  if (user === undefined) return {};
  const { language, updatedAt, termsVersion, termsAcceptedAt } = user;
  const own = { ...userOnWire(user), language, termsVersion, termsAcceptedAt, updatedAt };
  const projects = tablesOnWire(await listProjectTables(db, { userId }));
  return {
    exported_at: new Date().toISOString(),
    user: wireFields(own),
    projects,
    ...tablesOnWire(await listPersonalTables(db, user)),
  };
}

/** Rows in the names of /v1; what a column holds stays as it is stored. */
export const tablesOnWire = (tables: Record<string, object[]>) =>
  wireFields(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.map(wireFields)])));
