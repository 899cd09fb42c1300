import { type Range, subtractRanges, sumRanges } from '../range.ts';
import { type AtStanding, differenceAt, spanOf, stillBelow } from './atStanding.ts';
import { type ComparedLine, type Indicator, magnitude } from './lines.ts';
import { type StandingLines, standingLines } from './standings.ts';
import { type Certainty, certaintyOf, type Verdict, verdictOf } from './verdict.ts';

/** What one standing adds: linear between t = 0 and t = 1. */
export type KindDifference = StandingLines & { co2: AtStanding; energy: AtStanding };

/** An interval of CO₂ (kgCO₂e) and one of energy (MJ), or those per m² where amounts per m² went in. */
export type DifferenceInterval = { co2: Range; energy: Range; co2Verdict: Verdict; energyVerdict: Verdict };

/**
 * Item − reference. The interval is that of the same suppliers: each kind adds e0 + t·(e1 − e0), so the difference lies
 * in Σ [min(e0, e1), max(e0, e1)]. `anySuppliers`: each side buys where it likes.
 */
export type Difference = DifferenceInterval & {
  co2Certainty: Certainty;
  energyCertainty: Certainty;
  anySuppliers: DifferenceInterval;
  kinds: KindDifference[];
};

export function differenceOf(item: readonly ComparedLine[], reference: readonly ComparedLine[]): Difference {
  const kinds = standingLines(item, reference).map((group): KindDifference => ({
    ...group,
    co2: differenceAt(group.item, group.reference, 'co2'),
    energy: differenceAt(group.item, group.reference, 'energy'),
  }));
  const same = interval((of) => {
    const still = stillBelow(magnitude(item, of) + magnitude(reference, of));
    const { min, max } = sumRanges(kinds.map((kind) => spanOf(kind[of])));
    return { min: still(min), max: still(max) };
  });
  const any = interval((of) => {
    const still = stillBelow(magnitude(item, of) + magnitude(reference, of));
    const { min, max } = subtractRanges(totalOf(item, of), totalOf(reference, of));
    return { min: still(min), max: still(max) };
  });
  return {
    ...same,
    co2Certainty: certaintyOf(same.co2Verdict, any.co2Verdict),
    energyCertainty: certaintyOf(same.energyVerdict, any.energyVerdict),
    anySuppliers: any,
    kinds,
  };
}

const totalOf = (lines: readonly ComparedLine[], of: Indicator) => sumRanges(lines.map((line) => line[of]));

function interval(range: (of: Indicator) => Range): DifferenceInterval {
  const [co2, energy] = [range('co2'), range('energy')];
  return { co2, energy, co2Verdict: verdictOf(co2), energyVerdict: verdictOf(energy) };
}
