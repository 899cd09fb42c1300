import { type Range, subtractRanges, sumRanges } from '../../range.ts';
import {
  type AtStanding,
  differenceAt,
  spanOf,
  zeroWithinRounding,
  sumStandings,
} from '../sides/atStanding.ts';
import { type ComparedLine, type Indicator, magnitude } from '../sides/lines.ts';
import { type SupplierGroupLines, supplierGroupLines } from '../sides/supplierGroups.ts';
import { type Assumption, type Certainty, certaintyOf, type Verdict, verdictOf } from './verdict.ts';

/** What one kind adds: linear between t = 0 and t = 1. */
export type KindDifference = SupplierGroupLines & { co2: AtStanding; energy: AtStanding };

/** An interval of CO₂ (kgCO₂e) and one of energy (MJ), or those per m² where amounts per m² went in. */
export type DifferenceInterval = { co2: Range; energy: Range; co2Verdict: Verdict; energyVerdict: Verdict };

/**
 * Item − reference. The interval is that of the same suppliers: each kind adds e0 + t·(e1 − e0), so the difference lies
 * in Σ [min(e0, e1), max(e0, e1)]. `anySuppliers`: each side buys independently. `sameCement`: the kinds with cement
 * share one t.
 */
export type Difference = DifferenceInterval & {
  co2Certainty: Certainty;
  energyCertainty: Certainty;
  anySuppliers: DifferenceInterval;
  sameCement: DifferenceInterval;
  kinds: KindDifference[];
};

export function differenceOf(item: readonly ComparedLine[], reference: readonly ComparedLine[]): Difference {
  const kinds = supplierGroupLines(item, reference).map((group): KindDifference => ({
    ...group,
    co2: differenceAt(group.item, group.reference, 'co2'),
    energy: differenceAt(group.item, group.reference, 'energy'),
  }));
  const interval = (range: (of: Indicator) => Range): DifferenceInterval => {
    const exact = (of: Indicator): Range => {
      const rounded = zeroWithinRounding(magnitude(item, of) + magnitude(reference, of));
      const { min, max } = range(of);
      return { min: rounded(min), max: rounded(max) };
    };
    const [co2, energy] = [exact('co2'), exact('energy')];
    return { co2, energy, co2Verdict: verdictOf(co2), energyVerdict: verdictOf(energy) };
  };
  const together = (assumption: GroupedAssumption) => {
    const groups = groupsUnder(kinds, assumption);
    return interval((of) => sumRanges(groups.map((group) => spanOf(group[of]))));
  };
  const any = interval((of) => subtractRanges(totalOf(item, of), totalOf(reference, of)));
  const [same, cement] = [together('SAME_SUPPLIERS'), together('SAME_CEMENT')];
  const certainty = (of: Indicator) =>
    certaintyOf({
      ANY_SUPPLIERS: any[`${of}Verdict`],
      SAME_SUPPLIERS: same[`${of}Verdict`],
      SAME_CEMENT: cement[`${of}Verdict`],
    });
  return {
    ...same,
    co2Certainty: certainty('co2'),
    energyCertainty: certainty('energy'),
    anySuppliers: any,
    sameCement: cement,
    kinds,
  };
}

/** The assumptions under which both options buy from the same suppliers. */
export type GroupedAssumption = Exclude<Assumption, 'ANY_SUPPLIERS'>;

/** Kinds whose suppliers share one t, and their sum. */
type KindGroup = { kinds: KindDifference[]; co2: AtStanding; energy: AtStanding };

/** The kinds of a difference, grouped by shared t: each by itself, or those with cement together. */
export const groupsUnder = (kinds: readonly KindDifference[], assumption: GroupedAssumption): KindGroup[] =>
  [...Map.groupBy(kinds, ({ id, family }) => (assumption === 'SAME_CEMENT' ? family : id)).values()].map(
    (group) => ({
      kinds: group,
      co2: sumStandings(group.map(({ co2 }) => co2)),
      energy: sumStandings(group.map(({ energy }) => energy)),
    }),
  );

/** The interval under one of the assumptions. */
export function intervalUnder(difference: Difference, assumption: Assumption): DifferenceInterval {
  if (assumption === 'ANY_SUPPLIERS') return difference.anySuppliers;
  return assumption === 'SAME_SUPPLIERS' ? difference : difference.sameCement;
}

/**
 * The settled verdict, and the assumption of its figures: the same suppliers, or the same cement where only that
 * settles it. Null where the verdict depends on the suppliers.
 */
export function settledUnder(
  difference: Difference,
  of: Indicator,
): { assumption: GroupedAssumption; verdict: Verdict } | null {
  const certainty = difference[`${of}Certainty`];
  if (certainty === 'NONE') return null;
  const assumption = certainty === 'SAME_CEMENT' ? 'SAME_CEMENT' : 'SAME_SUPPLIERS';
  return { assumption, verdict: intervalUnder(difference, assumption)[`${of}Verdict`] };
}

const totalOf = (lines: readonly ComparedLine[], of: Indicator) => sumRanges(lines.map((line) => line[of]));
