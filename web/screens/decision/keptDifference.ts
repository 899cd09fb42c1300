import type { FactorLimit } from '#domain/comparison/limits.ts';
import type { Certainty, Verdict } from '#domain/comparison/verdict.ts';
import type { DecisionVerdict_comparison$data } from '#relay/DecisionVerdict_comparison.graphql.ts';

type KeptDifference = DecisionVerdict_comparison$data['chosenDifferences'][number];

/** What a difference says of CO₂ and of energy: the verdicts of its own and with the same cement, both intervals, limits. */
export const indicatorsOf = (difference: KeptDifference) =>
  [
    {
      of: 'co2',
      certainty: difference.co2Certainty as Certainty,
      own: difference.co2Verdict as Verdict,
      sameCement: difference.sameCement?.co2Verdict as Verdict | undefined,
      cement: difference.sameCement?.co2,
      same: difference.co2,
      any: difference.anySuppliers.co2,
      limits: difference.co2Limits,
    },
    {
      of: 'energy',
      certainty: difference.energyCertainty as Certainty,
      own: difference.energyVerdict as Verdict,
      sameCement: difference.sameCement?.energyVerdict as Verdict | undefined,
      cement: difference.sameCement?.energy,
      same: difference.energy,
      any: difference.anySuppliers.energy,
      limits: difference.energyLimits,
    },
  ] as const;

type KeptLimit = KeptDifference['co2Limits'][number];

/** A limit of the graph in the shape of the domain's rules. */
export const keptLimit = ({ upTo, from, otherRows, ...limit }: KeptLimit): FactorLimit => ({
  ...limit,
  verdict: limit.verdict as FactorLimit['verdict'],
  upTo: upTo ?? null,
  from: from ?? null,
  otherRows: [...otherRows],
});
