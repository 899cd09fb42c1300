import type { ViewerResolvers } from '../__generated__/resolverTypes.ts';
import { type Capability, capabilities } from './capabilities.ts';
import { knownProfile } from './knownProfile.ts';

/** What the connected service offers, by name; asked of it once per process. */
export const viewerCapabilities: ViewerResolvers['capabilities'] = async (_, __, { rest }) => {
  const profile = await knownProfile(rest);
  const offered = Object.fromEntries(capabilities.map((name) => [name, profile.has(name)]));
  return { generation: profile.generation, ...(offered as Record<Capability, boolean>) };
};
