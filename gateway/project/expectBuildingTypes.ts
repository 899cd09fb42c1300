import { notSupported } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { knownProfile } from '../upstream/knownProfile.ts';

/**
 * Keeps the type of building from a service that has none: the body's null says nothing there and goes.
 *
 * @throws RestError NOT_SUPPORTED_BY_UPSTREAM when a type is given.
 */
export async function expectBuildingTypes(rest: RestOperation, body: Record<string, unknown>): Promise<void> {
  if (!('buildingType' in body) || (await knownProfile(rest)).has('buildingTypes')) return;
  if (body['buildingType'] !== null) throw notSupported('types of building');
  delete body['buildingType'];
}
