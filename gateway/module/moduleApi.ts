import { optionPath } from '../option/optionApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { segment } from '../rest/wire.ts';
import { timeOfId } from '../relay/uuidTime.ts';
import { type ModuleReply, type ModuleRow, moduleReply, type VersionWire } from './moduleWire.ts';

/** The path to a module. */
export type ModulePath = { projectId: string; unitId: string; optionId: string; moduleId: string };

/** A version with what a generation of the service may leave out filled in. `data` is per floor. */
export type VersionRow = Omit<VersionWire, 'id' | 'version' | 'is_valid' | 'created_at' | 'updated_at'> & {
  id: string;
  version: number;
  is_valid: boolean;
  created_at: string;
  updated_at: string;
};

/** A module alone, and its versions, newest first. */
export type ModuleDetail = { row: ModuleRow; versions: VersionRow[] };

export const modulesPath = ({ projectId, unitId, optionId }: Omit<ModulePath, 'moduleId'>) =>
  `${optionPath(projectId, unitId, optionId)}/modules`;

export const modulePath = (path: ModulePath) => `${modulesPath(path)}/${segment(path.moduleId)}`;

const details = new WeakMap<ModuleReply, ModuleDetail>();

export async function readModule(rest: RestOperation, path: ModulePath): Promise<ModuleDetail> {
  const reply = await rest.get(modulePath(path), moduleReply);
  let detail = details.get(reply);
  if (detail === undefined) details.set(reply, (detail = toDetail(reply, path.moduleId)));
  return detail;
}

/** One shape of the three that services send. */
export function toDetail({ module, versions }: ModuleReply, moduleId: string): ModuleDetail {
  const rows = (versions ?? []).map((version, at) => fill(version, moduleId, versions!.length - at));
  if (module != null) {
    const flat: VersionWire = {
      ...module,
      data: module,
      name: module.version_name,
      created_at: module.created_at,
    };
    const only = { ...flat, id: module.version_id ?? moduleId, version: module.version ?? 1, is_valid: true };
    if (rows.length > 0 && !rows.some(({ is_valid }) => is_valid)) rows[0]!.is_valid = true;
    return { row: module, versions: rows.length > 0 ? rows : [fill(only, moduleId, 1)] };
  }
  const valid = rows.find(({ is_valid }) => is_valid) ?? rows[0]!;
  valid.is_valid = true;
  const floorIds = valid.data?.['floor_ids'];
  const row: ModuleRow = {
    ...valid,
    id: moduleId,
    name: undefined,
    version_id: valid.id,
    version_name: valid.name,
    floor_repetition: undefined,
    floor_ids: Array.isArray(floorIds) ? floorIds.map(String) : undefined,
    outdated: undefined,
    revision: undefined,
  };
  return { row, versions: rows };
}

/** A service without versions knows one: it takes the module's id, and its time from that. */
export function fill(version: VersionWire, moduleId: string, number: number): VersionRow {
  const id = version.id ?? moduleId;
  const created_at = version.created_at ?? timeOfId(id);
  return {
    ...version,
    id,
    version: version.version ?? number,
    is_valid: version.is_valid ?? false,
    created_at,
    updated_at: version.updated_at ?? created_at,
  };
}
