import type { CurrentUser } from '../auth/currentUser.ts';
import type { Database } from '../db/database.ts';
import { countFloors } from '../modules/moduleRepository.ts';
import { resultOnWire } from '../totals/totalsWire.ts';
import type { VersionPath } from '../units/towerPath.ts';
import { findVersion, listOwnVersions, listVersions } from './versionRepository.ts';
import type { VersionRow, VersionsQuery } from './versionSchemas.ts';

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

/** A page of the versions in all projects of a user. */
export async function readOwnVersions(db: Database, user: CurrentUser, query: VersionsQuery) {
  const { versions, total } = await listOwnVersions(db, user, query);
  const rows = versions.map(({ projectId, unitId, optionId, moduleId, floors, changedAt, ...version }) => ({
    ...versionOnWire({ ...version, moduleId, updatedAt: changedAt }, floors ?? 0),
    projectId,
    unitId,
    optionId,
    moduleId,
  }));
  return { versions: rows, total };
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
