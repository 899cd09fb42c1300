import { isFoundationType } from '#domain/foundation/foundationType.ts';
import { type OptionPath, optionPath } from '../option/optionApi.ts';
import { badReply } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { timeOfId } from '../relay/uuidTime.ts';
import { refuseOtherKind } from './otherKind.ts';
import { type ModuleReply, type ModuleRow, moduleReply, type VersionWire } from './moduleWire.ts';

export type ModulePath = OptionPath & { moduleId: string };

export type VersionPath = ModulePath & { versionId: string };

/** A version, completed where a generation of the service leaves fields out. `data` is per floor. */
export type VersionRow = Omit<VersionWire, 'id' | 'version' | 'isValid' | 'createdAt' | 'updatedAt'> & {
  id: string;
  version: number;
  isValid: boolean;
  createdAt: string;
  updatedAt: string;
};

/** A module by itself, and its versions, newest first. */
type ModuleDetail = { row: ModuleRow; versions: VersionRow[] };

export const modulesPath = (path: OptionPath) => `${optionPath(path)}/modules`;

export const modulePath = (path: ModulePath) => `${modulesPath(path)}/${segment(path.moduleId)}`;

export const versionPath = (path: VersionPath) => `${modulePath(path)}/versions/${segment(path.versionId)}`;

const details = new WeakMap<ModuleReply, ModuleDetail>();

/** What a service sends for a single module. */
export const readReply = (rest: RestOperation, path: ModulePath): Promise<ModuleReply> =>
  rest
    .get(modulePath(path), moduleReply)
    .catch((error: unknown) => refuseOtherKind(rest, modulePath(path), isFoundationType, error));

export async function readModule(rest: RestOperation, path: ModulePath): Promise<ModuleDetail> {
  const reply = await readReply(rest, path);
  let detail = details.get(reply);
  if (detail === undefined) details.set(reply, (detail = toDetail(reply, path.moduleId)));
  return detail;
}

/** Converts the three shapes that services send into one. */
export function toDetail({ module, versions }: ModuleReply, moduleId: string): ModuleDetail {
  const rows = (versions ?? []).map((version, at) =>
    completeVersion(version, moduleId, versions!.length - at),
  );
  if (module != null) {
    const { data: _, ...row } = module;
    if (rows.length > 0 && !rows.some(({ isValid }) => isValid)) rows[0]!.isValid = true;
    return { row, versions: rows.length > 0 ? rows : [onlyVersion(module, moduleId)] };
  }
  const valid = rows.find(({ isValid }) => isValid) ?? rows[0]!;
  valid.isValid = true;
  const floorIds = valid.data?.['floor_ids'];
  const row: ModuleRow = {
    ...valid,
    id: moduleId,
    consumption: valid.consumption,
    name: undefined,
    versionId: valid.id,
    versionName: valid.name,
    floorRepetition: undefined,
    floorIds: Array.isArray(floorIds) ? floorIds.map(String) : undefined,
    outdated: undefined,
    revision: undefined,
  };
  return { row, versions: rows };
}

/** The version whose fields lie flat in a module without a list of versions. */
function onlyVersion(module: NonNullable<ModuleReply['module']>, moduleId: string): VersionRow {
  const { versionId, versionName, version, ...row } = module;
  const own = { id: versionId ?? moduleId, version: version ?? 1, name: versionName, isValid: true };
  return completeVersion({ ...row, ...own, description: undefined }, moduleId, 1);
}

/**
 * The number of floors a module covers, from its row in a list or its own.
 * @throws RestError UPSTREAM_BAD_REPLY where the row gives neither the floors nor their number: assuming none would
 * give zero quantities.
 */
export function floorCount({ floorRepetition, floorIds }: ModuleRow): number {
  const count = floorRepetition ?? floorIds?.length;
  if (count === undefined) throw badReply('A module says neither which floors it covers nor how many');
  return count;
}

/**
 * The floors a module covers. @throws RestError UPSTREAM_BAD_REPLY where the row does not say: assuming none would mean
 * no structure.
 */
export function knownFloorIds({ floorIds }: ModuleRow): string[] {
  if (floorIds === undefined) throw badReply('A module does not say which floors it covers');
  return floorIds;
}

/** Whether a module is known to cover no floor, like a copy whose floors are not chosen yet. */
export const coversNone = ({ floorRepetition, floorIds }: ModuleRow): boolean =>
  (floorRepetition ?? floorIds?.length) === 0;

/**
 * The id of a module just created.
 * @throws RestError UPSTREAM_BAD_REPLY where the answer leaves it out, since the module could not be found again.
 */
export function madeId({ module }: ModuleReply): string {
  if (module == null) throw badReply('A module was made, and the answer does not say its id');
  return module.id;
}

/** A service without versions has one, which takes the module's id and time. */
export function completeVersion(version: VersionWire, moduleId: string, number: number): VersionRow {
  const id = version.id ?? moduleId;
  const createdAt = version.createdAt ?? timeOfId(id);
  return {
    id,
    version: version.version ?? number,
    name: version.name,
    description: version.description,
    type: version.type,
    isValid: version.isValid ?? false,
    data: version.data,
    consumption: version.consumption,
    totals: version.totals,
    revision: version.revision,
    createdAt,
    updatedAt: version.updatedAt ?? createdAt,
  };
}
