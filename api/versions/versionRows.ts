import type { Database } from '../db/database.ts';
import { countFloors } from '../modules/moduleRepository.ts';
import { resultOnWire } from '../totals/totalsWire.ts';
import type { VersionPath } from '../units/towerPath.ts';
import { findVersion, listVersions } from './versionRepository.ts';
import type { VersionRow } from './versionSchemas.ts';

type StoredVersion = Awaited<ReturnType<typeof findVersion>>;

/** The versions of a module, newest first, with totals over its `floors`; of a foundation, the whole of it. */
export async function readVersions(db: Database, moduleId: string, floors: number): Promise<VersionRow[]> {
  const rows = await listVersions(db, moduleId);
  return rows.map((row) => versionOnWire(row, floors));
}

/** One version. @throws ApiError 404. */
export async function readVersion(db: Database, path: VersionPath): Promise<VersionRow> {
  const version = await findVersion(db, path);
  const floors = await countFloors(db, version.moduleId);
  return versionOnWire(version, floors);
}

function versionOnWire(version: StoredVersion, floors: number): VersionRow {
  return {
    id: version.id,
    version: version.number,
    name: version.name,
    description: version.description,
    type: version.type,
    isValid: version.isValid,
    data: { ...version.data },
    ...resultOnWire(version, floors),
    revision: version.revision,
    createdAt: version.createdAt,
    updatedAt: version.updatedAt,
  };
}
