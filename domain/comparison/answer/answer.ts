import { areasDiffer } from '../checks/checks.ts';
import { type Difference, intervalUnder } from '../differences/difference.ts';
import type { Indicator } from '../sides/lines.ts';
import { marginOf } from './margin.ts';
import { comparePair, type PairDifference } from '../differences/pair.ts';
import type { ComparisonSide } from '../sides/side.ts';
import { type Assumption, assumptions, type Certainty } from '../differences/verdict.ts';

/**
 * Every side against every other, all by the same measure, but in total where one of the two has no area: rows are
 * items, columns references. Null on the diagonal and where one of the two has no structure.
 */
export type PairMatrix = readonly (readonly (PairDifference | null)[])[];

export function pairMatrix(sides: readonly Pick<ComparisonSide, 'lines' | 'area'>[]): PairMatrix {
  const perArea = areasDiffer(sides);
  return sides.map((item) =>
    sides.map((reference) => (item === reference ? null : comparePair(item, reference, perArea))),
  );
}

/** A figure of one side against another, by index: kgCO₂e or MJ in total, and per m² where both have an area. */
export type AnswerFigure = { total: number; perSquareMeter: number | null; against: number };

/**
 * The worst excess of a side over any other, never below 0: the largest upper end of its differences with the same
 * suppliers. Null where it has no structure or no other side to compare with.
 */
export const worstExcess = (matrix: PairMatrix, item: number, of: Indicator): AnswerFigure | null =>
  extreme(matrix, item, (difference) => Math.max(0, difference[of].max), 1);

/** Its best case: the smallest lower end against any other with the same suppliers. */
export const bestCase = (matrix: PairMatrix, item: number, of: Indicator): AnswerFigure | null =>
  extreme(matrix, item, (difference) => difference[of].min, -1);

function extreme(
  matrix: PairMatrix,
  item: number,
  figure: (difference: Difference) => number,
  sign: 1 | -1,
): AnswerFigure | null {
  const figures = (matrix[item] ?? []).flatMap((pair, against) =>
    pair === null ? [] : [{ pair, against, judged: figure(pair.judged) }],
  );
  const [first] = figures.toSorted((a, b) => sign * (b.judged - a.judged));
  if (first === undefined) return null;
  const { pair, against } = first;
  return {
    total: figure(pair.total),
    perSquareMeter: pair.perSquareMeter && figure(pair.perSquareMeter),
    against,
  };
}

/**
 * The answer over all sides: the indexes of the best; whether no other can be better; the first assumption under which
 * that holds (NONE: only the least worst case); and the margin, the smallest error of the quantities that ends it. The
 * margin is null where the answer is not settled or there is no other side.
 */
export type Answer = { best: number[]; isSettled: boolean; certainty: Certainty; margin: number | null };

/** The answer of a matrix; without a best where fewer than two sides have a structure. */
export function answerOf(matrix: PairMatrix, of: Indicator): Answer {
  const places = matrix.flatMap((row, index) => (row.some((pair) => pair !== null) ? [index] : []));
  const excess = (index: number, assumption: Assumption) =>
    Math.max(
      0,
      ...(matrix[index] ?? []).flatMap((pair) =>
        pair === null ? [] : [intervalUnder(pair.judged, assumption)[of].max],
      ),
    );
  for (const certainty of assumptions) {
    const best = places.filter((index) => excess(index, certainty) === 0);
    if (best.length > 0) return { best, isSettled: true, certainty, margin: answerMargin(matrix, best, of) };
  }
  const least = Math.min(...places.map((index) => excess(index, 'SAME_SUPPLIERS')));
  const best = places.filter((index) => excess(index, 'SAME_SUPPLIERS') <= least * (1 + 1e-12));
  return { best, isSettled: false, certainty: 'NONE', margin: null };
}

function answerMargin(matrix: PairMatrix, best: readonly number[], of: Indicator): number | null {
  const margins = best.flatMap((item) =>
    (matrix[item] ?? []).flatMap((pair, other) =>
      pair === null || best.includes(other) ? [] : [marginOf(pair.judged, of) ?? 0],
    ),
  );
  return margins.length === 0 ? null : Math.min(...margins);
}
