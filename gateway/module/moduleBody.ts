import { badReply, notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';
import { knownFloorIds, type ModulePath, readModule } from './moduleApi.ts';

/** A change of a module as /v1 takes it; null in `data` takes an optional figure away. */
export type ModuleBody = { name?: string; type?: string; data?: Record<string, unknown> };

/** What lies beside the quantities of a module where a service sends both in one object. */
const beside = ['id', 'type', 'name', 'consumption', 'version', 'created_at', 'updated_at', 'outdated'];

/**
 * The whole module with the change in it, for a service whose PATCH replaces it; the change as it is for one that takes
 * parts.
 *
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM for another technology, which such a service never changes;
 *   UPSTREAM_BAD_REPLY where it does not tell the quantities: the rest of them would be gone.
 */
export async function changeBody(
  rest: RestOperation,
  path: ModulePath,
  change: ModuleBody,
): Promise<ModuleBody> {
  const profile = await knownProfile(rest);
  if (profile.has('partialModuleChanges')) return change;
  const { row, versions } = await readModule(rest, path);
  if (change.type !== undefined && change.type !== row.type)
    throw notSupported('another technology of a module');
  const valid = versions.find(({ isValid }) => isValid);
  if (valid?.data == null) throw badReply('A module does not say the quantities that a change has to keep');
  const kept = Object.entries(valid.data).filter(([key, value]) => !beside.includes(key) && value !== null);
  const merged = {
    ...Object.fromEntries(kept),
    floor_ids: change.data?.['floor_ids'] ?? knownFloorIds(row),
    ...change.data,
  };
  const data = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  return { ...change, type: row.type, data };
}
