import { setImmediate } from 'node:timers/promises';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { sumQuantities } from '#domain/materials/quantities.ts';
import type { Database } from '../db/database.ts';
import { listEqualFloors, listReferenceModules, listTowersWithOption } from './summedTowerRepository.ts';
import { storedQuantities } from './storedQuantities.ts';
import type { TowerTotals } from './towerTotals.ts';

/** The totals of units, summed from everything below them in three queries, by unit id. */
export async function sumTowers(db: Database, unitIds: string[]): Promise<Map<string, TowerTotals>> {
  const summed = new Map<string, TowerTotals>();
  if (unitIds.length === 0) return summed;
  const towers = await listTowersWithOption(db, unitIds);
  const optionIds = towers.flatMap(({ optionId }) => optionId ?? []);
  const modules = await listReferenceModules(db, optionIds);
  const built = towers.flatMap(({ optionId, isBuilt }) => (isBuilt === true ? (optionId ?? []) : []));
  const floors = await listEqualFloors(db, unitIds, built);
  for (const { unitId, optionId, isReference, isBuilt, coveredFloors, ...tower } of towers) {
    // Many towers are thousands of modules: let cheap calls run between them.
    await setImmediate();
    const counted = (modules.get(unitId) ?? []).map(({ floors: covered, ...version }) => ({
      type: version.type,
      quantities: storedQuantities(version, covered ?? 0),
    }));
    const structures = counted.filter(({ type }) => !isFoundationType(type));
    summed.set(unitId, {
      ...tower,
      uncoveredFloors: tower.totalFloors - coveredFloors,
      source: isBuilt !== true ? 'none' : isReference === true ? 'reference' : 'newest',
      optionId: isBuilt === true ? optionId : null,
      structure: isBuilt === true ? sumQuantities(structures.map(({ quantities }) => quantities)) : null,
      foundation: counted.find(({ type }) => isFoundationType(type))?.quantities ?? null,
      elevation: floors.get(unitId) ?? [],
    });
  }
  return summed;
}
