import type { QueryResolvers, ViewerResolvers } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { type Capability, capabilities } from './capabilities.ts';
import { knownProfile } from './knownProfile.ts';

/** What the connected service offers, by name; asked of it once per process. */
async function offered({ rest }: GatewayContext) {
  const profile = await knownProfile(rest);
  const has = Object.fromEntries(capabilities.map((name) => [name, profile.has(name)]));
  return { generation: profile.generation, ...(has as Record<Capability, boolean>) };
}

export const viewerCapabilities: ViewerResolvers['capabilities'] = (_, __, context) => offered(context);

/** The same without a token: who signs up wants to know as well. */
export const capabilitiesQuery: QueryResolvers['capabilities'] = (_, __, context) => offered(context);
