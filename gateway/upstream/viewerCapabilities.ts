import type { GatewayContext } from '../context.ts';
import { capabilities } from './capabilities.ts';
import { knownProfile } from './knownProfile.ts';

/** What the connected service offers, by name; asked of it once per process. */
export async function viewerCapabilities(_: unknown, __: unknown, { rest }: GatewayContext) {
  const profile = await knownProfile(rest);
  return {
    generation: profile.generation,
    ...Object.fromEntries(capabilities.map((name) => [name, profile.has(name)])),
  };
}
