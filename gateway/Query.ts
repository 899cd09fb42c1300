import { benchmark } from './benchmark/Benchmark.ts';
import { comparison } from './comparison/comparison.ts';
import { versionDiff, foundationDiff } from './comparison/versionDiff.ts';
import { choices } from './choices.ts';
import { factorSets } from './quantities/FactorSet.ts';
import { priceSets } from './price/priceSet.ts';
import { module } from './module/Module.ts';
import { postalCode } from './postalCode/postalCodeLookup.ts';
import { projectNode } from './project/projectSource.ts';
import { queryId } from './relay/ids.ts';
import { node, nodes } from './relay/node.ts';
import { estimate } from './estimate/Estimate.ts';
import { unit } from './unit/Unit.ts';
import { offeredCapabilities } from './upstream/knownProfile.ts';
import type { ResolversOf } from './resolverTypes.ts';

export const Query: ResolversOf<'Query'> = {
  node,
  nodes,
  viewer: (_, __, { rest }) => (rest.isSignedIn ? {} : null),
  capabilities: offeredCapabilities,
  project: (_, { projectId }, context) => projectNode(context, queryId(context, projectId, 'Project')),
  unit,
  module,
  comparison,
  versionDiff,
  foundationDiff,
  choices,
  factorSets,
  priceSets,
  postalCode,
  benchmark,
  structure: estimate,
};
