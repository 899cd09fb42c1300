import { type AtStanding, spanOf } from '../sides/atStanding.ts';
import type { PairMatrix } from '../answer/answer.ts';
import type { Indicator } from '../sides/lines.ts';

/** An upper end as a function of some kinds' standings: value + Σ slope·t, every t from 0 to 1. */
export type UpperEnd = { value: number; slopes: number[]; size: number };

/** The upper ends of each side over all the others, as functions of the standings of the given supplier groups. */
export function upperEnds(matrix: PairMatrix, groups: readonly string[], of: Indicator): UpperEnd[][] {
  return matrix.flatMap((row) => {
    const ends = row.flatMap((pair): UpperEnd[] => {
      if (pair === null) return [];
      const known = groups.map((group) => addedBy(pair, group, of));
      const rest = pair.judged[of].max - known.reduce((sum, kind) => sum + spanOf(kind).max, 0);
      return [
        {
          value: known.reduce((sum, { low }) => sum + low, rest),
          slopes: known.map(({ low, high }) => high - low),
          size: Math.abs(pair.judged[of].max) + Math.abs(pair.judged[of].min),
        },
      ];
    });
    return ends.length === 0 ? [] : [ends];
  });
}

/** What a supplier group adds to the difference of a pair, zero where the pair does not contain it. */
const addedBy = (pair: PairMatrix[number][number], group: string, of: Indicator): AtStanding =>
  pair?.judged.kinds.find(({ id }) => id === group)?.[of] ?? { low: 0, high: 0 };
