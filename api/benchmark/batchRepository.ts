import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import { toJson } from '../db/json.ts';
import { newId } from '../http/ids.ts';
import { type BatchTraits, type NewBatch, type ProjectFigures, restDays } from './batches.ts';

/** A batch as shown; `owners` are the figures of their projects, grouped by owner. */
export type Batch = { traits: BatchTraits; entries: { ownerId: number; figures: ProjectFigures }[] };

/** Only one process at a time stores batches; the lock ends with the transaction. */
export async function lockBatches(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(7203155)`.execute(db);
}

/** The batches whose projects all still agree, under the same owners, who have proved their addresses. */
export async function listWholeBatches(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('benchmarkBatches as batch')
    .innerJoin('benchmarkEntries as entry', 'entry.batchId', 'batch.id')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.id', '=', 'entry.projectId')
        .onRef('projects.userId', '=', 'entry.userId')
        .on('projects.benchmarkConsent', '=', true),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'entry.userId').on('users.activated', '=', true),
    )
    .select('batch.id')
    .groupBy(['batch.id', 'batch.size'])
    .having((of) => of(of.fn.countAll(), '=', of.ref('batch.size')))
    .orderBy('batch.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function listOtherBatches(db: Database, whole: readonly string[]): Promise<string[]> {
  const others = db.selectFrom('benchmarkBatches').select('id');
  const rows = await (whole.length === 0 ? others : others.where('id', 'not in', whole)).execute();
  return rows.map(({ id }) => id);
}

/** The batches of a project, which are deleted with it. */
export async function listBatchesOf(db: Database, projectId: string): Promise<string[]> {
  const entries = db.selectFrom('benchmarkEntries').select('batchId').where('projectId', '=', projectId);
  return (await entries.execute()).map(({ batchId }) => batchId);
}

/**
 * Deletes batches. Their owners rest from joining others for a while: otherwise whoever leaves on purpose would have
 * them shown again at once, among new accounts of their own, and learn a little more each time.
 */
export async function deleteBatches(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // If two leave one batch at once, the second finds it gone.
  const locked = db.selectFrom('benchmarkBatches').select('id').where('id', 'in', ids).orderBy('id');
  const broken = (await locked.forUpdate().execute()).map(({ id }) => id);
  if (broken.length === 0) return;
  await db
    .updateTable('users')
    .set({ benchmarkRestsUntil: sql<string>`now() + ${restDays}::float8 * interval '1 day'` })
    .where('id', 'in', (of) =>
      of.selectFrom('benchmarkEntries').select('userId').where('batchId', 'in', broken),
    )
    .execute();
  await db.deleteFrom('benchmarkBatches').where('id', 'in', broken).execute();
}

/** Stores a batch with the figures of its projects. */
export async function insertBatch(
  db: Database,
  { traits, members }: NewBatch,
  figuresOf: (projectId: string) => ProjectFigures,
): Promise<void> {
  const id = newId();
  await db
    .insertInto('benchmarkBatches')
    .values({ id, traits: toJson(traits), size: members.length })
    .execute();
  const entries = members.map(({ projectId, ownerId }) => ({
    batchId: id,
    projectId,
    userId: ownerId,
    figures: toJson(figuresOf(projectId)),
  }));
  await insertMany(db, 'benchmarkEntries', entries);
  const owners = [...new Set(members.map(({ ownerId }) => ownerId))];
  await db.updateTable('users').set({ benchmarked: true }).where('id', 'in', owners).execute();
}

/** Passes the rest on to a new owner, who is then neither newer to the benchmark nor rests shorter. */
export async function passBenchmarkRest(
  db: Database,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`update users set benchmarked = users.benchmarked or former.benchmarked,
      benchmark_rests_until = greatest(users.benchmark_rests_until, former.benchmark_rests_until)
    from users former where users.id = ${to} and former.id = ${from}`.execute(db);
}

export async function listBatches(db: Database, ids: readonly string[]): Promise<Map<string, Batch>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('benchmarkEntries as entry')
    .innerJoin('benchmarkBatches as batch', 'batch.id', 'entry.batchId')
    .select(['batch.id', 'batch.traits', 'entry.userId as ownerId', 'entry.figures'])
    .where('batch.id', 'in', ids)
    .execute();
  const batches = new Map<string, Batch>();
  for (const { id, traits, ...entry } of rows) {
    const batch = batches.get(id) ?? { traits, entries: [] };
    batch.entries.push(entry);
    batches.set(id, batch);
  }
  return batches;
}
