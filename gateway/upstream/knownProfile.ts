import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import { readOwnUser } from '../user/userApi.ts';
import type { UpstreamProfile } from './capabilities.ts';

/**
 * What is known of the service, which is asked once where nobody has met it: only the bundled one answers
 * `GET /v1/users/me`, without a token by a refusal that has a code. A service that fails stays unknown.
 */
export async function knownProfile(rest: RestOperation): Promise<UpstreamProfile> {
  if (rest.profile.generation === 'unknown')
    await (rest.isSignedIn ? readOwnUser(rest) : knock(rest)).catch(() => {});
  return rest.profile;
}

const knock = (rest: RestOperation): Promise<unknown> =>
  rest.get('/v1/users/me', anything, { anonymous: true, bundledOnly: 'ownUser' });
