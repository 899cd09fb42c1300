import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import {
  deleteOtherBatches,
  insertBatch,
  listWaiting,
  listWholeBatches,
  lockBatches,
} from './batchRepository.ts';
import { formBatches, isPlausible, type ProjectFigures } from './batches.ts';
import {
  type BenchmarkScope,
  type Intensity,
  listIntensities,
  listKnownTowers,
} from './benchmarkRepository.ts';

/**
 * Takes apart what is no longer whole, and forms batches of what waits: what the benchmark shows changes by nothing
 * else. @returns the ids of what is shown now.
 */
export async function settleBatches(db: Database): Promise<string[]> {
  return withTransaction(db, async (trx) => {
    await lockBatches(trx);
    const whole = await listWholeBatches(trx);
    await deleteOtherBatches(trx, whole);
    const waiting = await listWaiting(trx);
    const ids = waiting.map(({ projectId }) => projectId);
    const figures = await figuresOf(trx, ids);
    const towers = Map.groupBy(await listKnownTowers(trx, ids), ({ projectId }) => projectId);
    const candidates = waiting
      .filter(({ projectId }) => isPlausible(figures(projectId)))
      .map((each) => ({ ...each, towers: (towers.get(each.projectId) ?? []).map(({ traits }) => traits) }));
    const formed = formBatches(candidates);
    for (const batch of formed) await insertBatch(trx, batch, figures);
    return formed.length === 0 ? whole : listWholeBatches(trx);
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
