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
  const withStructure = towers.flatMap(({ optionId, hasStructure }) =>
    hasStructure === true ? (optionId ?? []) : [],
  );
  const floors = await listEqualFloors(db, unitIds, withStructure);
  for (const { unitId, optionId, isReference, hasStructure, coveredFloors, ...tower } of towers) {
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
      source: hasStructure !== true ? 'none' : isReference === true ? 'reference' : 'newest',
      optionId: hasStructure === true ? optionId : null,
      structure: hasStructure === true ? sumQuantities(structures.map(({ quantities }) => quantities)) : null,
      foundation: counted.find(({ type }) => isFoundationType(type))?.quantities ?? null,
      elevation: floors.get(unitId) ?? [],
    });
  }
  return summed;
}
