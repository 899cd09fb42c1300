import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { sumStandings } from '#domain/comparison/sides/atStanding.ts';
import { linesOf } from '#domain/comparison/sides/side.ts';
import { type VersionChange, versionChanges, type VersionState } from '#domain/comparison/versionChanges.ts';
import { currentFactorSet, factorSetById } from '#domain/factors/factorSets.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import type { GatewayContext } from '../context.ts';
import { moduleFloorCount } from '../module/moduleSource.ts';
import { queryNode } from '../relay/ids.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import { versionNode } from '../version/versionSource.ts';
import { readStructure } from '../version/structureWire.ts';
import { type FoundationVersionSource, foundationVersionNode } from '../foundation/foundationSource.ts';

/** What changed between two versions, and the effect of each change. */
export const versionDiff: QueryResolvers['versionDiff'] = async (_, { baseId, otherId }, context) => {
  const [base, other] = await Promise.all([readState(context, baseId), readState(context, otherId)]);
  const changes = versionChanges(base.state, other.state);
  return {
    base: base.version,
    other: other.version,
    changes: changes.map(changeSource),
    co2: sumStandings(changes.map(({ co2 }) => co2)),
    energy: sumStandings(changes.map(({ energy }) => energy)),
  };
};

async function readState(context: GatewayContext, globalId: string) {
  const version = await versionNode(context, queryNode(context, globalId, 'Version'));
  if (version === null) throw new RestError('NOT_FOUND', 'There is no such version', { status: 404 });
  const { type, data, totals } = version.detail!;
  const structure = readStructure(type, data);
  if (structure === undefined) throw notSupported('quantities of a version');
  const set = (totals.factorSet == null ? undefined : factorSetById(totals.factorSet)) ?? currentFactorSet;
  const { elements } = structureQuantities(type, structure, set);
  const state: VersionState = {
    lines: linesOf({ elements, factorSet: set.id }),
    dimensions: Object.fromEntries(
      Object.entries(structure).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
    floors: await moduleFloorCount(context, version),
  };
  return { version, state };
}

/** A change in the shape of the graph; a dimension is labelled by its field name in the graph's input. */
const changeSource = ({ before, after, ...change }: VersionChange) => ({
  ...change,
  before: decimal(before),
  after: decimal(after),
});

/** Removes binary rounding errors. */
const decimal = (value: number | null) => (value === null ? null : String(Number(value.toPrecision(12))));

/** What changed between two versions of a foundation, and the effect of each change. */
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

/** @throws NOT_SUPPORTED_BY_UPSTREAM where the service sends no parts, because no change could be found. */
function stateOf({ row }: FoundationVersionSource): VersionState {
  const { elements, factorSet } = row.totals;
  if (elements == null || factorSet == null) throw notSupported('quantities of the parts of a foundation');
  return { lines: linesOf({ elements, factorSet }), dimensions: {}, floors: 1 };
}
