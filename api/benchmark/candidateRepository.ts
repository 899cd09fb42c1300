import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { EligibleAges } from './batches.ts';

/** A project that agreed and is in no batch. `isNew`: nothing of its owner was ever shown. */
type Candidate = { projectId: string; ownerId: number; isNew: boolean };

/** The most owners, and projects of each, read at once; the others wait for another round. */
const most = { owners: 25, projects: 8 };

/** Whether a project `p` of a query and its owner `u` are old enough, by the database's clock. */
const isOldEnough = ({ accountDays, projectDays }: EligibleAges) => ({
  owner: sql`u.created_at <= now() - ${accountDays}::float8 * interval '1 day'`,
  project: sql`p.created_at <= now() - ${projectDays}::float8 * interval '1 day'`,
});

const mayJoin = (ages: EligibleAges) =>
  sql`u.activated and coalesce(u.benchmark_rests_until <= now(), true) and ${isOldEnough(ages).owner}`;
const isCandidate = (ages: EligibleAges) => sql`p.benchmark_consent and ${isOldEnough(ages).project}
  and not exists (select from benchmark_entries e where e.project_id = p.id)`;

/**
 * Some of the candidates, of owners who have proved their addresses and are not resting, both old enough.
 * `areShown`: owners who were shown before, else new ones. The random hexadecimal digits `from` decide which, so that
 * projects that cannot be shown do not block the others for good. The query finds an owner's projects without reading
 * the owner's others.
 */
export async function listCandidates(
  db: Database,
  { areShown, from, ages }: { areShown: boolean; from: string; ages: EligibleAges },
): Promise<Candidate[]> {
  const drawnFrom = (isBeyond: boolean) => sql`(
    select p.id from projects p
    where p.user_id = drawn.id and md5(p.id::text) ${isBeyond ? sql`>=` : sql`<`} ${from} and ${isCandidate(ages)}
    order by p.user_id, md5(p.id::text) limit ${most.projects})`;
  const { rows } = await sql<Candidate>`
    with recursive owners(id) as (
      (select user_id from projects where benchmark_consent order by user_id limit 1)
      union all
      select (select user_id from projects where benchmark_consent and user_id > owners.id order by user_id limit 1)
      from owners where owners.id is not null
    ), drawn as (
      select u.id, u.benchmarked from owners join users u on u.id = owners.id
      where u.benchmarked = ${areShown} and ${mayJoin(ages)}
        and exists (select from projects p where p.user_id = u.id and ${isCandidate(ages)})
      order by random() limit ${most.owners}
    )
    select candidate.id as project_id, drawn.id as owner_id, not drawn.benchmarked as is_new
    from drawn cross join lateral (
      select * from (${drawnFrom(true)} union all ${drawnFrom(false)}) each_once limit ${most.projects}
    ) candidate`.execute(db);
  return rows;
}

/**
 * Those of these projects that are still candidates. They, and what they depend on, stay locked until the transaction
 * ends: a withdrawal made meanwhile either comes before this or waits for it.
 */
export async function lockCandidates(
  db: Database,
  candidates: readonly Candidate[],
  ages: EligibleAges,
): Promise<Candidate[]> {
  const ids = [...new Set(candidates.map(({ ownerId }) => ownerId))];
  const owners = await sql<{ id: number; benchmarked: boolean }>`select u.id, u.benchmarked from users u
    where u.id = any(${ids}::integer[]) and ${mayJoin(ages)} order by u.id for no key update`.execute(db);
  const isShown = new Map(owners.rows.map(({ id, benchmarked }) => [id, benchmarked]));
  const projects = await sql<Pick<Candidate, 'projectId' | 'ownerId'>>`
    select p.id as project_id, p.user_id as owner_id from projects p
    where p.id = any(${candidates.map(({ projectId }) => projectId)}::uuid[]) and ${isCandidate(ages)}
    order by p.id for share`.execute(db);
  // A project whose owner changed meanwhile waits for another round, because that owner is not locked.
  return projects.rows.flatMap((each) =>
    isShown.has(each.ownerId) ? [{ ...each, isNew: !isShown.get(each.ownerId) }] : [],
  );
}
