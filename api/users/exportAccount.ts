import { wireFields } from '#domain/wireNames.ts';
import type { Database } from '../db/database.ts';
import { listPersonalTables } from './exportRepository.ts';
import { exportText, tablesOnWire } from './exportText.ts';
import { findUser } from './userRepository.ts';
import { userOnWire } from './userWire.ts';

/** Everything held about a person: account, memberships, invitations, estimates, activity, own projects in full. */
export async function* exportAccount(db: Database, userId: number): AsyncGenerator<string> {
  const user = await findUser(db, userId);
  if (user === undefined) return;
  const { language, updatedAt, termsVersion, termsAcceptedAt } = user;
  const own = { ...userOnWire(user), language, termsVersion, termsAcceptedAt, updatedAt };
  const head = {
    exported_at: new Date().toISOString(),
    user: wireFields(own),
    ...tablesOnWire(await listPersonalTables(db, user)),
  };
  yield* exportText(db, head, { userId });
}
