import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import { type Insertable, sql } from 'kysely';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import type { DecisionTable } from '../db/tables/decidingTables.ts';
import { containsWords } from '../db/containsWords.ts';
import { toJson } from '../db/json.ts';
import { notFound } from '../errors.ts';
import { pageRange } from '../http/pagination.ts';
import { parseSort } from '../http/sorting.ts';
import { gainedSince } from '../projects/changedProjectRepository.ts';
import type { DecisionsQuery } from './decisionSchemas.ts';

/** Decisions of a project or, with `unitId`, of one tower, newest first. */
export function listDecisions(db: Database, { projectId, unitId }: { projectId: string; unitId?: string }) {
  const all = selectDecisions(db)
    .where('units.projectId', '=', projectId)
    .orderBy('decisions.createdAt', 'desc')
    .orderBy('decisions.id', 'desc');
  return (unitId === undefined ? all : all.where('units.id', '=', unitId)).execute();
}

const chosenName = sql<string>`decisions.record #>> array['comparison', 'items', decisions.record ->> 'chosen', 'name']`;
const texts = sql<string>`concat_ws(' ', ${chosenName}, projects.name, units.name, decisions.record ->> 'reason', decisions.record #>> '{author,name}')`;

/**
 * A page of the decisions in a user's projects, or in the one project of the token. All decisions of a project that
 * became visible to the user count as changed then.
 */
export async function listOwnDecisions(
  db: Database,
  { id, tokenProjectId }: CurrentUser,
  query: DecisionsQuery,
) {
  let rows = selectDecisions(db)
    .innerJoin('projectPermissions as mine', 'mine.projectId', 'projects.id')
    .where('mine.userId', '=', id);
  if (tokenProjectId !== null) rows = rows.where('projects.id', '=', tokenProjectId);
  for (const condition of containsWords(texts, query.search)) rows = rows.where(condition);
  const since = query.updatedSince;
  if (since !== undefined)
    rows = rows.where((eb) =>
      eb.or([
        sql<boolean>`decisions.created_at >= ${new Date(since).toISOString()}::timestamptz`,
        eb('units.projectId', 'in', gainedSince(since, id)),
      ]),
    );
  const count = rows.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'));
  const { total } = await count.executeTakeFirstOrThrow();
  const { column, direction } = parseSort(query.sort);
  const { offset, limit } = pageRange(query);
  const decisions = await rows
    .orderBy(column === 'chosen' ? chosenName : 'decisions.createdAt', direction)
    .orderBy('decisions.id', direction)
    .offset(offset)
    .limit(limit)
    .execute();
  return { decisions, total };
}

/** One decision. @throws ApiError 404. */
export async function findDecision(db: Database, id: string, projectId?: string) {
  const one = selectDecisions(db).where('decisions.id', '=', id);
  const row = await (
    projectId === undefined ? one : one.where('units.projectId', '=', projectId)
  ).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

export type StoredDecision = Awaited<ReturnType<typeof findDecision>>;

/** The next decision of the same tower supersedes this one. */
const selectDecisions = (db: Database) =>
  db
    .selectFrom('decisions')
    .innerJoin('units', 'units.id', 'decisions.unitId')
    .innerJoin('projects', 'projects.id', 'units.projectId')
    .selectAll('decisions')
    .select(['units.projectId', 'units.name as unitName'])
    .select(['projects.name as projectName', 'projects.pricesForReaders'])
    .select((eb) =>
      eb
        .selectFrom('decisions as newer')
        .whereRef('newer.unitId', '=', 'decisions.unitId')
        .whereRef('newer.number', '=', eb('decisions.number', '+', 1))
        .select('newer.id')
        .as('supersededBy'),
    );

/** The number of a tower's latest decision, 0 before its first. */
export async function findLastNumber(db: Database, unitId: string): Promise<number> {
  const last = await db
    .selectFrom('decisions')
    .select('number')
    .where('unitId', '=', unitId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.number ?? 0;
}

type NewDecision = Omit<Insertable<DecisionTable>, 'record'>;

export async function insertDecision(
  db: Database,
  decision: NewDecision,
  record: DecisionRecord,
): Promise<void> {
  await db
    .insertInto('decisions')
    .values({ ...decision, record: toJson(record) })
    .execute();
}
