import { graphql, readInlineData } from 'react-relay';
import type { FactorLimit } from '#domain/comparison/answer/limits.ts';
import type { recordedPairSentence } from '#domain/decision/recordedPairSentence.ts';
import type { DecisionPair_difference$data } from '#relay/DecisionPair_difference.graphql.ts';
import type { recordedDifference_limit$key } from '#relay/recordedDifference_limit.graphql.ts';

/** What a difference says of CO₂ and of energy: the intervals, that with the same cement among them, and limits. */
export const indicatorsOf = (difference: DecisionPair_difference$data) =>
  (['co2', 'energy'] as const).map((of) => ({
    of,
    certainty: difference[`${of}Certainty`],
    cement: difference.sameCement?.[of],
    same: difference[of],
    any: difference.anySuppliers[of],
    limits: of === 'co2' ? difference.co2Limits : difference.energyLimits,
  }));

/** A difference of the graph in the shape of the domain's sentence. */
export const toDomainDifference = ({ sameCement, ...difference }: DecisionPair_difference$data) =>
  ({ ...difference, ...(sameCement && { sameCement }) }) as Parameters<typeof recordedPairSentence>[0];

/** A limit of the graph in the shape of the domain's rules. */
export function toDomainLimit(limit: recordedDifference_limit$key): FactorLimit {
  const { verdict, upTo, from, otherRows, ...kept } = readInlineData(limitFragment, limit);
  return {
    ...kept,
    verdict: verdict as FactorLimit['verdict'],
    upTo: upTo ?? null,
    from: from ?? null,
    otherRows: [...otherRows],
  };
}

const limitFragment = graphql`
  fragment recordedDifference_limit on FactorLimit @inline {
    verdict
    material
    label
    unit
    upTo
    from
    low
    high
    otherRows
    isOutermost
  }
`;
