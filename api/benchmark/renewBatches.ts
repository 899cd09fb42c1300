import { randomBytes } from 'node:crypto';
import type { Database, OpenDatabase } from '../db/database.ts';
import { readOnStandby } from '../db/engines/readOnStandby.ts';
import { withTransaction } from '../db/transaction.ts';
import {
  deleteBatches,
  insertBatch,
  listOtherBatches,
  listWholeBatches,
  lockBatches,
} from './batchRepository.ts';
import { type EligibleAges, fewestOwners, formBatches, isPlausible, type ProjectFigures } from './batches.ts';
import {
  type BenchmarkScope,
  type Intensity,
  listIntensities,
  listKnownTowers,
} from './benchmarkRepository.ts';
import { listCandidates, lockCandidates } from './candidateRepository.ts';

/** Deletes batches that are no longer whole. @returns the ids of the others. */
export async function deleteBrokenBatches(db: Database): Promise<string[]> {
  return withTransaction(db, async (trx) => {
    const whole = await listWholeBatches(trx);
    await deleteBatches(trx, await listOtherBatches(trx, whole));
    return whole;
  });
}

/**
 * Deletes batches that are no longer whole, and forms new ones of the candidates. First checks whether there are enough
 * new owners, and reads figures outside any transaction, so that nobody who agrees or leaves waits for it.
 * @returns the ids of the batches shown now.
 */
export async function renewBatches(
  context: Pick<OpenDatabase, 'db' | 'readDb'> & { ages: EligibleAges },
): Promise<string[]> {
  const { db, ages } = context;
  const whole = await deleteBrokenBatches(db);
  const from = randomBytes(4).toString('hex');
  const fresh = await listCandidates(db, { areShown: false, from, ages });
  if (new Set(fresh.map(({ ownerId }) => ownerId)).size < fewestOwners) return whole;
  const candidates = [...fresh, ...(await listCandidates(db, { areShown: true, from, ages }))];
  const ids = candidates.map(({ projectId }) => projectId);
  const read = await readOnStandby(context, async (standby) => ({
    figures: await figuresOf(standby, ids),
    towers: Map.groupBy(await listKnownTowers(standby, ids), ({ projectId }) => projectId),
  }));
  const plausible = candidates.filter(({ projectId }) => isPlausible(read.figures(projectId)));
  return withTransaction(db, async (trx) => {
    await lockBatches(trx);
    const locked = (await lockCandidates(trx, plausible, ages)).map((each) => ({
      ...each,
      towers: (read.towers.get(each.projectId) ?? []).map(({ traits }) => traits),
    }));
    for (const batch of formBatches(locked)) await insertBatch(trx, batch, read.figures);
    return listWholeBatches(trx);
  });
}

async function figuresOf(
  db: Database,
  projectIds: readonly string[],
): Promise<(projectId: string) => ProjectFigures> {
  const read = async (scope: BenchmarkScope, withFoundation = false) =>
    Map.groupBy(await listIntensities(db, scope, projectIds, withFoundation), ({ projectId }) => projectId);
  const floors = await read('floors');
  const units = await read('units');
  const projects = await read('projects');
  const unitsCarried = await read('units', true);
  const projectsCarried = await read('projects', true);
  return (projectId) => {
    const of = (all: Map<string, Intensity[]>) => (all.get(projectId) ?? []).map(({ figure }) => figure);
    return {
      floors: of(floors),
      units: of(units),
      projects: of(projects),
      unitsCarried: of(unitsCarried),
      projectsCarried: of(projectsCarried),
    };
  };
}
