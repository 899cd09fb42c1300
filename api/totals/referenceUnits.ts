import { setImmediate } from 'node:timers/promises';
import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { type Quantities, sumQuantities } from '#domain/materials/quantities.ts';
import type { TotalsSource } from '#domain/tower/representativeOption.ts';
import type { Database } from '../db/database.ts';
import { listReferenceModules, listUnitsWithOption, type UnitRow } from './referenceUnitRepository.ts';
import { storedQuantities } from './storedQuantities.ts';

/** What a unit's totals rest on: what the option that stands for it amounts to, and which one that is. */
export type ReferenceUnit = Omit<UnitRow, 'isReference' | 'isBuilt' | 'coveredFloors'> & {
  uncoveredFloors: number;
  source: TotalsSource;
  /** The option that stands for it; null while none has a structure. */
  optionId: string | null;
  /** What its structure amounts to, without parts; null while there is none. */
  structure: Quantities | null;
  /** What the option's foundation amounts to; null without one. */
  foundation: Quantities | null;
};

/** The units of projects, or single units, with what the option that stands for each amounts to, in two queries. */
export async function readReferenceUnits(
  db: Database,
  by: { projectIds: string[] } | { unitIds: string[] },
): Promise<ReferenceUnit[]> {
  const [column, ids] =
    'projectIds' in by ? (['projectId', by.projectIds] as const) : (['id', by.unitIds] as const);
  if (ids.length === 0) return [];
  const units = await listUnitsWithOption(db, { column, ids });
  const modules = await listReferenceModules(
    db,
    units.flatMap(({ optionId }) => optionId ?? []),
  );
  const read: ReferenceUnit[] = [];
  for (const { optionId, isReference, isBuilt, coveredFloors, ...unit } of units) {
    // A page of projects sums thousands of modules: calls that cost little have their turn between the towers.
    await setImmediate();
    const counted = (modules.get(unit.id) ?? []).map(({ floors, ...version }) => ({
      type: version.type,
      quantities: storedQuantities(version, floors ?? 0),
    }));
    const structures = counted.filter(({ type }) => !isFoundationType(type));
    read.push({
      ...unit,
      uncoveredFloors: unit.totalFloors - coveredFloors,
      source: isBuilt !== true ? 'none' : isReference === true ? 'reference' : 'newest',
      optionId: isBuilt === true ? optionId : null,
      structure: isBuilt === true ? sumQuantities(structures.map(({ quantities }) => quantities)) : null,
      foundation: counted.find(({ type }) => isFoundationType(type))?.quantities ?? null,
    });
  }
  return read;
}
