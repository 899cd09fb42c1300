import type { RestOperation } from '../rest/restOperation.ts';
import { readOwnUser } from '../user/userApi.ts';
import type { UpstreamProfile } from './capabilities.ts';

/**
 * What is known of the service, which is asked once where nobody has met it: only the bundled one answers
 * `GET /v1/users/me`. A service that fails stays unknown.
 */
export async function knownProfile(rest: RestOperation): Promise<UpstreamProfile> {
  if (rest.profile.generation === 'unknown' && rest.isSignedIn) await readOwnUser(rest).catch(() => {});
  return rest.profile;
}
