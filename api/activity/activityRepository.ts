import { sql } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { ActivityTable } from '../db/tables/accountTables.ts';
import type { Database } from '../db/database.ts';
import { containsWords } from '../db/containsWords.ts';
import { toJson } from '../db/json.ts';
import type { NewRow } from '../db/wholeRows.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import type { ActivityQuery } from './activitySchemas.ts';

type NewActivity = Omit<NewRow<ActivityTable>, 'createdAt' | 'details'>;

/** @param details stored as shown, in the names of /v1. */
export async function insertActivity(db: Database, activity: NewActivity, details: unknown): Promise<void> {
  await db
    .insertInto('activity')
    .values({ ...activity, details: toJson(details) })
    .execute();
}

/** The reader, and how far their token reaches. */
type Reader = Pick<CurrentUser, 'id' | 'tokenProjectId'>;

/** The name in an entry. A token for one project neither sees nor sorts by where an invitation went. */
const nameFor = ({ tokenProjectId }: Reader) =>
  tokenProjectId === null
    ? sql<string | null>`activity.entity_name`
    : sql<string | null>`case when activity.entity_type <> 'invitation' then activity.entity_name end`;

const conditionsOf = ({ search, updatedSince: since }: ActivityQuery, reader: Reader) => [
  ...containsWords(sql<string>`concat_ws(' ', ${nameFor(reader)}, activity.user_name)`, search),
  ...(since === undefined
    ? []
    : [sql<boolean>`activity.created_at >= ${new Date(since).toISOString()}::timestamptz`]),
];

/** The ids of changes follow the order of creation. */
function orderOf({ sort }: ActivityQuery, reader: Reader) {
  const { column, direction } = parseSort(sort);
  const way = sql.raw(direction);
  return column === 'createdAt'
    ? sql`activity.id ${way}`
    : sql`${nameFor(reader)} ${way}, activity.id ${way}`;
}

const columns = [
  'activity.id',
  'activity.createdAt',
  'activity.userId',
  'activity.userName',
  'activity.action',
  'activity.entityType',
  'activity.entityId',
  'activity.details',
] as const;

const count = sql<number>`count(*)`.as('total');

/** A page of what happened in a project. */
export async function listActivity(db: Database, projectId: string, reader: Reader, query: ActivityQuery) {
  let rows = db.selectFrom('activity').where('activity.projectId', '=', projectId);
  for (const condition of conditionsOf(query, reader)) rows = rows.where(condition);
  const { total } = await rows.select(count).executeTakeFirstOrThrow();
  const { offset, limit } = pageRange(query);
  const page = rows
    .select([...columns, nameFor(reader).as('entityName')])
    .orderBy(orderOf(query, reader))
    .offset(offset)
    .limit(limit);
  return { activity: await page.execute(), total };
}

/** A page of what happened in a user's projects, or in the one project of the token. */
export async function listOwnActivity(db: Database, reader: Reader, query: ActivityQuery) {
  const { id, tokenProjectId } = reader;
  let rows = db
    .selectFrom('activity')
    .innerJoin('projectPermissions as mine', 'mine.projectId', 'activity.projectId')
    .innerJoin('projects', 'projects.id', 'activity.projectId')
    .where('mine.userId', '=', id);
  if (tokenProjectId !== null) rows = rows.where('activity.projectId', '=', tokenProjectId);
  for (const condition of conditionsOf(query, reader)) rows = rows.where(condition);
  const { total } = await rows.select(count).executeTakeFirstOrThrow();
  const { offset, limit } = pageRange(query);
  const page = rows
    .select([...columns, nameFor(reader).as('entityName'), 'activity.projectId'])
    .select('projects.name as projectName')
    .orderBy(orderOf(query, reader))
    .offset(offset)
    .limit(limit);
  return { activity: await page.execute(), total };
}

/** Removes an address from what projects keep of invitations sent to it. */
export async function forgetInvited(db: Database, email: string): Promise<void> {
  await db
    .updateTable('activity')
    .set({ entityName: null })
    .where('entityType', '=', 'invitation')
    .where(sql<string>`lower(entity_name)`, '=', email.toLowerCase())
    .execute();
}
