import { answerOf, type PairMatrix } from './answer.ts';
import type { Indicator } from '../sides/lines.ts';
import { type UpperEnd, upperEnds } from '../differences/upperEnds.ts';

/** All the sets of nine materials. To try more would hold up everybody whom the process serves. */
const maxSetsTried = 511;

/**
 * The smallest set of kinds, by the ids of their supplier groups, that settles the answer whatever their suppliers turn
 * out to be: for all their t some side exceeds no other. Empty where it is settled with the same suppliers, null where no set does or
 * none is among the first that are tried. Of equally small sets, the first in the given order.
 */
export function settledBy(groups: readonly string[], matrix: PairMatrix, of: Indicator): string[] | null {
  const { certainty, best } = answerOf(matrix, of);
  if (best.length === 0) return null;
  if (certainty === 'ANY_SUPPLIERS' || certainty === 'SAME_SUPPLIERS') return [];
  const varying = groups.filter((group) =>
    upperEnds(matrix, [group], of).some((ends) => ends.some(({ slopes: [slope] }) => slope !== 0)),
  );
  let tried = 0;
  for (const set of smallestFirst(varying)) {
    if (tried === maxSetsTried) return null;
    tried += 1;
    const sides = upperEnds(matrix, set, of);
    if (!selections(sides).some((ends) => canAllExceed(ends))) return set;
  }
  return null;
}

/** Every set of some of them, the smallest first. */
function* smallestFirst<T>(all: readonly T[]): Generator<T[]> {
  for (let size = 1; size <= all.length; size += 1) yield* combinations(all, size);
}

/** Every combination of one upper end per side. */
const selections = (sides: readonly (readonly UpperEnd[])[]): UpperEnd[][] =>
  sides.reduce<UpperEnd[][]>((all, ends) => all.flatMap((some) => ends.map((end) => [...some, end])), [[]]);

/**
 * Whether some t makes all of the ends positive at once. By duality, the max over t of the smallest end is the min over
 * weights w (≥ 0, Σ = 1) of Σ w·value + Σ over kinds max(0, Σ w·slope). That is convex and piecewise linear in w, so
 * its minimum lies where as many of the planes w = 0 and Σ w·slope = 0 meet as w has degrees of freedom.
 */
function canAllExceed(ends: readonly UpperEnd[]): boolean {
  const noise = 1e-9 * Math.max(...ends.map(({ size }) => size));
  const kinds = ends[0]?.slopes.map((_, kind) => ends.map(({ slopes }) => slopes[kind] ?? 0)) ?? [];
  const axes = ends.map((_, index) => ends.map((__, other) => (other === index ? 1 : 0)));
  const least = (weights: readonly number[]) =>
    dot(
      weights,
      ends.map(({ value }) => value),
    ) + kinds.reduce((sum, slopes) => sum + Math.max(0, dot(weights, slopes)), 0);
  for (const planes of combinations([...axes, ...kinds], ends.length - 1)) {
    const weights = solve([...planes, ends.map(() => 1)]);
    if (weights === null || weights.some((weight) => weight < -1e-9)) continue;
    if (least(weights) <= noise) return false;
  }
  return true;
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

function* combinations<T>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= all.length - size; index += 1)
    for (const rest of combinations(all, size - 1, index + 1)) yield [all[index]!, ...rest];
}

/** The weights with which all rows but the last give 0 and the last gives 1; null where they are not unique. */
function solve(rows: readonly (readonly number[])[]): number[] | null {
  const size = rows.length;
  const matrix = rows.map((row, index) => {
    const scale = Math.max(...row.map(Math.abs)) || 1;
    return [...row.map((value) => value / scale), (index === size - 1 ? 1 : 0) / scale];
  });
  for (let column = 0; column < size; column += 1) {
    const candidates = matrix.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const largest = Math.max(...candidates);
    if (largest < 1e-12) return null;
    const pivot = column + candidates.indexOf(largest);
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    const own = matrix[column]!;
    for (let index = 0; index < size; index += 1) {
      if (index === column) continue;
      const row = matrix[index]!;
      const by = (row[column] ?? 0) / own[column]!;
      matrix[index] = row.map((value, at) => value - by * own[at]!);
    }
  }
  return matrix.map((row, index) => row[size]! / row[index]!);
}
