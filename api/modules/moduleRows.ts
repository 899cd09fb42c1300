import { type FoundationType, isFoundationType } from '#domain/foundation/foundationType.ts';
import type { Technology } from '#domain/technology.ts';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';
import { resultOnWire } from '../totals/totalsWire.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { readResult } from '../versions/storedResult.ts';
import { listVersions } from '../versions/versionRows.ts';
import { findModule } from './moduleRepository.ts';
import type { FoundationRow, ModuleReply, ModuleRow } from './moduleSchemas.ts';

/** What an option is made of: its structures, oldest first, and what carries the tower. */
type OptionModules = { modules: ModuleRow[]; foundation: FoundationRow | null };

/** The modules of a unit's options by option id; two queries for any number of them. */
export async function listModules(
  db: Database,
  unitId: string,
  optionIds: string[],
): Promise<(optionId: string) => OptionModules> {
  if (optionIds.length === 0) return () => ({ modules: [], foundation: null });
  const stored = await selectModules(db).where('modules.optionId', 'in', optionIds).execute();
  const floors = await listCoveredFloors(
    db,
    stored.map(({ id }) => id),
  );
  const byOption = Map.groupBy(stored, (module) => module.optionId);
  return (optionId) => {
    const rows = byOption.get(optionId) ?? [];
    const foundation = rows.find(({ type }) => isFoundationType(type));
    return {
      modules: rows
        .filter(({ type }) => !isFoundationType(type))
        .map((module) => moduleOnWire(module, floors.get(module.id) ?? [])),
      foundation: foundation === undefined ? null : foundationOnWire(foundation, unitId),
    };
  };
}

/** A module with the quantities of its valid version flat beside its row, and all its versions. @throws ApiError 404. */
export async function readModule(db: Database, path: ModulePath): Promise<ModuleReply> {
  const { id } = await findModule(db, path);
  const module = await selectModules(db).where('modules.id', '=', id).executeTakeFirst();
  if (module === undefined) throw notFound();
  const floorIds = (await listCoveredFloors(db, [id])).get(id) ?? [];
  const versions = await listVersions(db, id, floorIds.length);
  const row = isFoundationType(module.type)
    ? foundationOnWire(module, path.unitId)
    : moduleOnWire(module, floorIds);
  return { module: { ...module.data, ...row }, versions };
}

function selectModules(db: Database) {
  return db
    .selectFrom('modules')
    .innerJoin('versions', (join) =>
      join.onRef('versions.moduleId', '=', 'modules.id').on('versions.isValid', '=', true),
    )
    .selectAll('modules')
    .select(['versions.id as versionId', 'versions.number as version', 'versions.name as versionName'])
    .select(['versions.data', 'versions.result'])
    .orderBy('modules.createdAt')
    .orderBy('modules.id');
}

async function listCoveredFloors(db: Database, moduleIds: string[]): Promise<Map<string, string[]>> {
  if (moduleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('moduleFloors')
    .innerJoin('floors', 'floors.id', 'moduleFloors.floorId')
    .where('moduleFloors.moduleId', 'in', moduleIds)
    .select(['moduleFloors.moduleId', 'moduleFloors.floorId'])
    .orderBy('floors.index')
    .execute();
  const byModule = Map.groupBy(rows, (row) => row.moduleId);
  return new Map([...byModule].map(([id, list]) => [id, list.map((row) => row.floorId)]));
}

type StoredModule = Awaited<ReturnType<ReturnType<typeof selectModules>['execute']>>[number];

function foundationOnWire(module: StoredModule, unitId: string): FoundationRow {
  return { ...commonOnWire(module, 1), type: module.type as FoundationType, unitId };
}

function moduleOnWire(module: StoredModule, floorIds: string[]): ModuleRow {
  return {
    ...commonOnWire(module, floorIds.length),
    type: module.type as Technology,
    floorRepetition: floorIds.length,
    floorIds,
  };
}

function commonOnWire(module: StoredModule, floors: number) {
  return {
    id: module.id,
    name: module.name,
    outdated: module.outdated,
    ...resultOnWire(readResult(module.result), floors),
    version: module.version,
    versionId: module.versionId,
    versionName: module.versionName,
    revision: module.revision,
    createdAt: module.createdAt,
    updatedAt: module.updatedAt,
  };
}
