import { towerSummary } from '#domain/tower/tower.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { countOutdated } from '../modules/moduleRepository.ts';
import { listFloorConsumption } from '../totals/floorConsumptionRepository.ts';
import { totalsOfUnit } from '../totals/projectTotals.ts';
import { readReferenceUnits } from '../totals/referenceUnits.ts';
import { noConsumption } from '../totals/totalsWire.ts';
import { listFloors, listGroups } from './floorRepository.ts';
import type { UnitPath } from './towerPath.ts';
import { findUnit } from './unitRepository.ts';
import type { UnitDetail } from './unitSchemas.ts';

/** Everything about one unit but its options, in a fixed number of queries. @throws ApiError 404. */
export async function readUnit(db: Database, path: UnitPath): Promise<UnitDetail> {
  const unit = await findUnit(db, path);
  const groups = await listGroups(db, unit.id);
  const floors = await listFloors(db, unit.id);
  const [reference] = await readReferenceUnits(db, { unitIds: [unit.id] });
  if (reference === undefined) throw notFound();
  const { optionId } = reference;
  const consumption = optionId === null ? undefined : await listFloorConsumption(db, optionId);
  return {
    ...totalsOfUnit(reference),
    id: unit.id,
    projectId: unit.projectId,
    name: unit.name,
    type: unit.type,
    revision: unit.revision,
    createdAt: unit.createdAt,
    updatedAt: unit.updatedAt,
    floorGroups: groups,
    ...towerSummary(groups),
    outdatedModules: await countOutdated(db, unit.id),
    tower: {
      id: unit.towerId,
      createdAt: unit.createdAt,
      updatedAt: unit.towerUpdatedAt,
      version: unit.towerVersion,
      floors: floors.map((floor) => ({ ...floor, consumption: consumption?.get(floor.id) ?? noConsumption })),
    },
  };
}
