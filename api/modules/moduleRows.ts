import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { resultOnWire } from '../totals/totalsWire.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { readResult } from '../versions/storedResult.ts';
import { listVersions } from '../versions/versionRows.ts';
import { findModule } from './moduleRepository.ts';
import type { ModuleAnswer, ModuleRow } from './moduleSchemas.ts';

/** The modules of options, oldest first, by option id; two queries for any number of them. */
export async function listModules(db: Database, optionIds: string[]): Promise<Map<string, ModuleRow[]>> {
  if (optionIds.length === 0) return new Map();
  const stored = await selectModules(db).where('modules.option_id', 'in', optionIds).execute();
  const floors = await listCoveredFloors(
    db,
    stored.map(({ id }) => id),
  );
  const rows = stored.map((module) => ({ module, row: moduleOnWire(module, floors.get(module.id) ?? []) }));
  const byOption = Map.groupBy(rows, ({ module }) => module.option_id);
  return new Map([...byOption].map(([optionId, list]) => [optionId, list.map(({ row }) => row)]));
}

/** A module with the quantities of its valid version flat beside its row, and all its versions. @throws ApiError 404. */
export async function readModule(db: Database, path: ModulePath): Promise<ModuleAnswer> {
  const { id } = await findModule(db, path);
  const module = await selectModules(db).where('modules.id', '=', id).executeTakeFirst();
  if (module === undefined) throw notFound();
  const floorIds = (await listCoveredFloors(db, [id])).get(id) ?? [];
  const versions = await listVersions(db, id, floorIds.length);
  return { module: { ...module.data, ...moduleOnWire(module, floorIds) }, versions };
}

function selectModules(db: Database) {
  return db
    .selectFrom('modules')
    .innerJoin('versions', (join) =>
      join.onRef('versions.module_id', '=', 'modules.id').on('versions.is_valid', '=', true),
    )
    .selectAll('modules')
    .select(['versions.id as version_id', 'versions.number as version', 'versions.name as version_name'])
    .select(['versions.data', 'versions.result'])
    .orderBy('modules.created_at')
    .orderBy('modules.id');
}

async function listCoveredFloors(db: Database, moduleIds: string[]): Promise<Map<string, string[]>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('module_floors')
    .innerJoin('floors', 'floors.id', 'module_floors.floor_id')
    .where('module_floors.module_id', 'in', moduleIds)
    .select(['module_floors.module_id', 'module_floors.floor_id'])
    .orderBy('floors.index')
    .execute();
  const byModule = Map.groupBy(rows, (row) => row.module_id);
  return new Map([...byModule].map(([id, list]) => [id, list.map((row) => row.floor_id)]));
}

type StoredModule = Awaited<ReturnType<ReturnType<typeof selectModules>['execute']>>[number];

function moduleOnWire(module: StoredModule, floorIds: string[]): ModuleRow {
  return {
    id: module.id,
    type: module.type,
    name: module.name,
    floor_repetition: floorIds.length,
    floor_ids: floorIds,
    outdated: module.outdated,
    ...resultOnWire(readResult(module.result), floorIds.length),
    version: module.version,
    version_id: module.version_id,
    version_name: module.version_name,
    revision: module.revision,
    created_at: module.created_at,
    updated_at: module.updated_at,
  };
}
