import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import { readOwnUser } from '../user/userApi.ts';
import { type UpstreamProfile, type Capability, capabilities } from './capabilities.ts';
import type { GatewayContext } from '../context.ts';

/**
 * The profile of the service, which is probed once while unknown: only the bundled one answers `GET /v1/users/me`, and
 * without a token refuses it with a code. A failing service stays unknown.
 */
export async function knownProfile(rest: RestOperation): Promise<UpstreamProfile> {
  if (rest.profile.generation === 'unknown')
    await (rest.isSignedIn ? readOwnUser(rest) : probeWithoutToken(rest)).catch(() => {});
  return rest.profile;
}

const probeWithoutToken = (rest: RestOperation): Promise<unknown> =>
  rest.get('/v1/users/me', anything, { anonymous: true, bundledOnly: 'ownUser' });

/** What the connected service offers, by name; probed once per process. Sign-up asks without a token. */
export async function offeredCapabilities(_: unknown, __: unknown, { rest }: GatewayContext) {
  const profile = await knownProfile(rest);
  const has = Object.fromEntries(capabilities.map((name) => [name, profile.has(name)]));
  return { generation: profile.generation, ...(has as Record<Capability, boolean>) };
}
