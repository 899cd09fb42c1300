import type { DecisionRecord } from '#domain/decision/decisionRecord.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DecisionTable } from '../db/decidingTables.ts';
import { toJson } from '../db/json.ts';
import { notFound } from '../errors.ts';

/** Decisions of a project or, with `unitId`, of one tower, newest first. */
export function listDecisions(db: Database, { projectId, unitId }: { projectId: string; unitId?: string }) {
  const all = selectDecisions(db).where('units.projectId', '=', projectId);
  return (unitId === undefined ? all : all.where('units.id', '=', unitId)).execute();
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

/** The next decision of the same tower is the one that supersedes. */
const selectDecisions = (db: Database) =>
  db
    .selectFrom('decisions')
    .innerJoin('units', 'units.id', 'decisions.unitId')
    .selectAll('decisions')
    .select('units.projectId')
    .select((eb) =>
      eb
        .selectFrom('decisions as later')
        .whereRef('later.unitId', '=', 'decisions.unitId')
        .whereRef('later.number', '=', eb('decisions.number', '+', 1))
        .select('later.id')
        .as('supersededBy'),
    )
    .orderBy('decisions.createdAt', 'desc')
    .orderBy('decisions.id', 'desc');

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
