import { recordActivity } from '../activity/recordActivity.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import { escapeLike } from '../db/escapeLike.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { lockUser } from './userRepository.ts';

/**
 * Deletes an account and what it alone owns. A project with other members is theirs too: it passes to the one who
 * may edit it, or else view it, for the longest time. What the user did there stays in the activity by name.
 */
export async function deleteAccount(db: Database, user: CurrentUser): Promise<void> {
  await withTransaction(db, async (trx) => {
    const { email, pendingEmail, activated } = await lockUser(trx, user.id);
    const projects = await trx
      .selectFrom('projects')
      .select(['id', 'name'])
      .where('userId', '=', user.id)
      .forUpdate()
      .execute();
    for (const project of projects) await handOver(trx, user, project);
    // An address never proved may be another's, and so may what was sent there.
    if (activated) await trx.deleteFrom('invitations').where('email', 'ilike', escapeLike(email)).execute();
    for (const address of [email, pendingEmail ?? email])
      await trx.deleteFrom('mails').where('recipient', 'ilike', escapeLike(address)).execute();
    // What is left goes by the foreign keys: tokens, memberships, projects nobody else takes part in.
    await trx.deleteFrom('users').where('id', '=', user.id).execute();
  });
}

async function handOver(
  db: Database,
  user: CurrentUser,
  project: { id: string; name: string },
): Promise<void> {
  const heir = await db
    .selectFrom('projectMembers')
    .innerJoin('users', 'users.id', 'projectMembers.userId')
    .select(['users.id', 'users.name'])
    .where('projectId', '=', project.id)
    // 'project:edit' sorts before 'project:view'.
    .orderBy('permission')
    .orderBy('projectMembers.createdAt')
    .executeTakeFirst();
  if (heir === undefined) return;
  const name = await freeName(db, heir.id, project.name);
  await db.updateTable('projects').set({ userId: heir.id, name }).where('id', '=', project.id).execute();
  await db
    .deleteFrom('projectMembers')
    .where('projectId', '=', project.id)
    .where('userId', '=', heir.id)
    .execute();
  await db
    .updateTable('invitations')
    .set({ inviterId: heir.id })
    .where('projectId', '=', project.id)
    .where('inviterId', '=', user.id)
    .execute();
  const what = { entity: 'project', verb: 'transferred', entityId: project.id, entityName: name } as const;
  await recordActivity(db, { projectId: project.id, user, ...what, details: { to: heir.name } });
}

/** The name, numbered when its new owner already has a project called so. */
async function freeName(db: Database, ownerId: number, name: string): Promise<string> {
  const rows = await db.selectFrom('projects').select('name').where('userId', '=', ownerId).execute();
  const taken = new Set(rows.map((row) => row.name.toLowerCase()));
  let candidate = name;
  for (let n = 2; taken.has(candidate.toLowerCase()); n += 1) candidate = `${name.slice(0, 94)} (${n})`;
  return candidate;
}
