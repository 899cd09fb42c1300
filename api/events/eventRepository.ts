import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Notifies listeners, if and when the transaction commits. */
export async function notify(trx: Database, payload: string): Promise<void> {
  await sql`select pg_notify('torre_' || current_schema(), ${payload}::text)`.execute(trx);
}

/** The channel of `notify`: installations in several schemas of one database do not hear each other. */
export async function findChannel(db: Database): Promise<string> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  return `torre_${rows[0]?.schema ?? 'public'}`;
}

/** Those of `userIds` who may see a project. */
export async function listPermitted(db: Database, projectId: string, userIds: number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('projectPermissions')
    .select('userId')
    .where('projectId', '=', projectId)
    .where('userId', 'in', userIds)
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Events after the id `after`, except `last` itself, in the projects the user may see now, addressed to the user or,
 * where the address is proved, as invitations to it; oldest first, at most `limit`.
 */
export async function listEvents(
  db: Database,
  { id: userId, email, activated }: { id: number; email: string; activated: boolean },
  { after, last, limit }: { after: string; last: string; limit: number },
) {
  return db
    .selectFrom('activity')
    .select(['id', 'createdAt', 'projectId', 'userId', 'userName', 'action', 'entityType', 'entityId'])
    .select('entityName')
    .where('id', '>', after)
    .where('id', '!=', last)
    .where((eb) =>
      eb.or([
        eb(
          'projectId',
          'in',
          eb.selectFrom('projectPermissions').select('projectId').where('userId', '=', userId),
        ),
        eb.and([eb('entityType', '=', 'member'), eb('entityId', '=', String(userId))]),
        ...(activated
          ? [
              eb.and([
                eb('entityType', '=', 'invitation'),
                eb(eb.fn<string>('lower', ['entityName']), '=', email.toLowerCase()),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
