import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { sumStandings } from '#domain/comparison/atStanding.ts';
import { versionChanges, type VersionState } from '#domain/comparison/versionChanges.ts';
import type { GatewayContext } from '../context.ts';
import { type FoundationVersionSource, foundationVersionNode } from '../foundation/foundationSource.ts';
import { queryNode } from '../relay/ids.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { changeSource } from './versionDiff.ts';

/** What changed from one version of a foundation to another, and what each change caused. */
export const foundationDiff: QueryResolvers['foundationDiff'] = async (_, { baseId, otherId }, context) => {
  const [base, other] = await Promise.all([readVersion(context, baseId), readVersion(context, otherId)]);
  const changes = versionChanges(stateOf(base), stateOf(other));
  return {
    base,
    other,
    changes: changes.map(changeSource),
    co2: sumStandings(changes.map(({ co2 }) => co2)),
    energy: sumStandings(changes.map(({ energy }) => energy)),
  };
};

async function readVersion(context: GatewayContext, globalId: string): Promise<FoundationVersionSource> {
  const version = await foundationVersionNode(context, queryNode(context, globalId, 'FoundationVersion'));
  if (version === null) throw new RestError('NOT_FOUND', 'There is no such version', { status: 404 });
  return version;
}

/** @throws RestError NOT_SUPPORTED_BY_UPSTREAM where the service sends no parts: no changes would be found among none. */
function stateOf({ row }: FoundationVersionSource): VersionState {
  const { elements, factorSet } = row.totals;
  if (elements == null || factorSet == null) throw notSupported('quantities of the parts of a foundation');
  const lines = elements.flatMap(({ element, materials }) =>
    materials.map((line) => ({ ...line, element, factorSet, isDeclared: false })),
  );
  return { lines, dimensions: {}, floors: 1 };
}
