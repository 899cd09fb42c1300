import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import { toJson } from '../db/json.ts';
import type { ModuleTable } from '../db/tables/towerTables.ts';
import { newId } from '../http/ids.ts';
import {
  insertCoverage,
  insertModules,
  insertVersions,
  listCoverage,
  listStoredVersions,
} from './copyRepository.ts';

type StoredModule = Selectable<ModuleTable>;

/** How a copy differs from its original: its parent, and perhaps its name. */
type Place = { optionId: string; name: string };

/** The ids of copies by the ids of their originals. */
export type IdMap = ReadonlyMap<string, string>;

/** New ids for rows, in order: ids sort by time, so lists of copies keep the order of the originals. */
export function mapIds(rows: readonly { id: string }[]): Map<string, string> {
  return new Map(rows.map(({ id }) => [id, newId()]));
}

/** The copy of a row the map knows. @throws when it does not. */
export function copyOf(ids: IdMap, id: string): string {
  const copy = ids.get(id);
  if (copy === undefined) throw new Error(`${id} has no copy`);
  return copy;
}

/**
 * Copies modules with all their versions; results and factor sets stay those of the originals.
 * @param floors copies of floors, when the modules go to another tower; 'none' for modules that cover nothing for now;
 * else they cover the same floors. @returns the ids of the copies.
 */
export async function copyModules(
  trx: Database,
  userId: number,
  modules: readonly StoredModule[],
  place: (module: StoredModule) => Place,
  floors?: IdMap | 'none',
): Promise<IdMap> {
  const ids = mapIds(modules);
  if (modules.length === 0) return ids;
  await insertModules(
    trx,
    modules.map((module) => {
      const { type, lastVersion } = module;
      const outdated = floors !== 'none' && module.outdated;
      return { id: copyOf(ids, module.id), type, outdated, lastVersion, ...place(module) };
    }),
  );
  if (floors !== 'none') await copyCoveredFloors(trx, ids, floors);
  await copyVersions(trx, userId, ids);
  return ids;
}

async function copyCoveredFloors(trx: Database, modules: IdMap, floors?: IdMap): Promise<void> {
  const rows = await listCoverage(trx, [...modules.keys()]);
  await insertCoverage(
    trx,
    rows.map(({ moduleId, floorId }) => ({
      moduleId: copyOf(modules, moduleId),
      floorId: floors === undefined ? floorId : copyOf(floors, floorId),
    })),
  );
}

async function copyVersions(trx: Database, userId: number, modules: IdMap): Promise<void> {
  const versions = await listStoredVersions(trx, [...modules.keys()]);
  await insertVersions(
    trx,
    versions.map(({ data, result, moduleId, ...version }) => ({
      ...version,
      id: newId(),
      moduleId: copyOf(modules, moduleId),
      userId,
      data: toJson(data),
      result: toJson(result),
    })),
  );
}
