import { type FoundationType, isFoundationType } from '#domain/foundation/foundationType.ts';
import { isSlabSystem } from '#domain/structures/concrete/slabSystem.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import type { Database } from '../db/database.ts';
import { found } from '../errors.ts';
import { resultOnWire } from '../totals/totalsWire.ts';
import type { ModulePath } from '../units/towerPath.ts';
import { readVersions } from '../versions/versionRows.ts';
import {
  findModule,
  findValidModule,
  listCoveredFloors,
  listValidModules,
  type ValidModule,
} from './moduleRepository.ts';
import type { FoundationRow, ModuleReply, ModuleRow } from './moduleSchemas.ts';

/** The contents of an option: its structures, oldest first, and its foundation. */
type OptionModules = { modules: ModuleRow[]; foundation: FoundationRow | null };

/** The modules of a unit's options by option id; two queries for any number of them. */
export async function readModules(
  db: Database,
  unitId: string,
  optionIds: string[],
): Promise<(optionId: string) => OptionModules> {
  if (optionIds.length === 0) return () => ({ modules: [], foundation: null });
  const stored = await listValidModules(db, optionIds);
  const floors = await listCoveredFloors(
    db,
    stored.map(({ id }) => id),
  );
  const byOption = Map.groupBy(stored, (module) => module.optionId);
  return (optionId) => modulesOnWire(byOption.get(optionId) ?? [], floors, unitId);
}

/** The modules of one option; `floors` are the ids that each covers. */
export function modulesOnWire(
  rows: readonly ValidModule[],
  floors: ReadonlyMap<string, string[]>,
  unitId: string,
): OptionModules {
  const foundation = rows.find(({ type }) => isFoundationType(type));
  return {
    modules: rows
      .filter(({ type }) => !isFoundationType(type))
      .map((module) => moduleOnWire(module, floors.get(module.id) ?? [])),
    foundation: foundation === undefined ? null : foundationOnWire(foundation, unitId),
  };
}

/** A module with the quantities of its valid version flat beside it, and all versions. @throws ApiError 404. */
export async function readModule(db: Database, path: ModulePath): Promise<ModuleReply> {
  const { id } = await findModule(db, path);
  const module = found(await findValidModule(db, id));
  const floorIds = (await listCoveredFloors(db, [id])).get(id) ?? [];
  const versions = await readVersions(db, id, floorIds.length);
  const row = isFoundationType(module.type)
    ? foundationOnWire(module, path.unitId)
    : moduleOnWire(module, floorIds);
  return { module: { ...module.data, ...row }, versions };
}

function foundationOnWire(module: ValidModule, unitId: string): FoundationRow {
  return { ...commonOnWire(module, 1), type: module.type as FoundationType, unitId };
}

function moduleOnWire(module: ValidModule, floorIds: string[]): ModuleRow {
  return {
    ...commonOnWire(module, floorIds.length),
    type: module.type as Technology,
    floorRepetition: floorIds.length,
    floorIds,
    ...slabsOf(module),
  };
}

/** What its quantities say about the slabs; only shown on a single module. */
export function slabsOf({
  data,
}: Pick<ValidModule, 'data'>): Pick<ModuleRow, 'slabSystem' | 'averageSlabSpan'> {
  const { slab_type: system, avg_slab_span: span } = data;
  return {
    ...(isSlabSystem(system) ? { slabSystem: system } : {}),
    ...(typeof span === 'number' ? { averageSlabSpan: span } : {}),
  };
}

function commonOnWire(module: ValidModule, floors: number) {
  return {
    id: module.id,
    name: module.name,
    outdated: module.outdated,
    ...resultOnWire(module, floors),
    version: module.version,
    versionId: module.versionId,
    versionName: module.versionName,
    versionUpdatedAt: module.versionUpdatedAt,
    revision: module.revision,
    createdAt: module.createdAt,
    updatedAt: module.updatedAt,
  };
}
