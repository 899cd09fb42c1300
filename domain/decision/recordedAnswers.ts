import { answerOf, bestCase, pairMatrix, type PairMatrix, worstExcess } from '../comparison/answer/answer.ts';
import { acrossScopes } from '../comparison/checks/checks.ts';
import { coarser } from '../comparison/answer/precision.ts';
import type { Indicator } from '../comparison/sides/lines.ts';
import type { Statement } from '../comparison/wording/statement.ts';
import { answerSentence } from '../comparison/wording/sentence.ts';
import type { ComparisonSide } from '../comparison/sides/side.ts';
import type {
  AnsweredComparison,
  RecordedAnswers,
  RecordedCheck,
  RecordedComparison,
  RecordedDifference,
  RecordedExtremes,
} from './decisionRecord.ts';
import { recordedDifference } from './recordedDifference.ts';
import { recordedSides } from './recordedSides.ts';

type AnsweredSide = Pick<ComparisonSide, 'lines' | 'area' | 'technologies' | 'leavesInfillOut'>;

/** Whether a blocking check failed and nobody overrode it, so that no winner is named. */
export const isSuspended = (checks: readonly Pick<RecordedCheck, 'passed' | 'blocking' | 'override'>[]) =>
  checks.some(({ passed, blocking, override }) => !passed && blocking && override === null);

/** The answer of a comparison, and each side against the reference. `precisions` by index, null where unknown. */
export function answersOf(
  sides: readonly AnsweredSide[],
  { chosen, reference }: { chosen: number; reference: number },
  precisions: readonly (number | null)[],
  isSuspendedNow: boolean,
): RecordedAnswers & { differences: RecordedDifference[]; extremes: RecordedExtremes[]; matrix: PairMatrix } {
  const matrix = pairMatrix(sides);
  const between = (item: number, other: number): RecordedDifference[] => {
    const [pair, a, b] = [matrix[item]?.[other], sides[item], sides[other]];
    if (!pair || !a || !b) return [];
    const precision = coarser(precisions[item], precisions[other]);
    return [{ item, reference: other, ...recordedDifference(pair, acrossScopes(a, b), precision) }];
  };
  const answer = (of: Indicator) => ({ ...answerOf(matrix, of), isSuspended: isSuspendedNow });
  return {
    chosen,
    co2Answer: answer('co2'),
    energyAnswer: answer('energy'),
    chosenDifferences: sides.flatMap((_, other) => between(chosen, other)),
    differences: sides.flatMap((_, item) => between(item, reference)),
    extremes: sides.map((_, index) => extremesOf(matrix, index)),
    matrix,
  };
}

const extremesOf = (matrix: PairMatrix, index: number): RecordedExtremes => ({
  co2WorstExcess: worstExcess(matrix, index, 'co2'),
  co2BestCase: bestCase(matrix, index, 'co2'),
  energyWorstExcess: worstExcess(matrix, index, 'energy'),
  energyBestCase: bestCase(matrix, index, 'energy'),
});

/**
 * A record with its answer: the one kept, or, in records from before 23 November 2026, the one that follows from its
 * figures, with unknown precision.
 */
export function withAnswers(comparison: RecordedComparison, chosen: number): AnsweredComparison {
  if (comparison.co2Answer !== undefined) return comparison as AnsweredComparison;
  const sides = recordedSides(comparison);
  const none = sides.map(() => null);
  const { reference } = comparison;
  const answered = answersOf(sides, { chosen, reference }, none, isSuspended(comparison.checks));
  const { extremes, co2Answer, energyAnswer, chosenDifferences } = answered;
  return {
    ...comparison,
    chosen,
    co2Answer,
    energyAnswer,
    chosenDifferences,
    items: comparison.items.map((item, index) => ({ ...item, precision: null, ...extremes[index]! })),
  };
}

/** The answer of a record as a sentence; null where fewer than two options had structure. */
export function recordedSentence(comparison: AnsweredComparison, of: Indicator): Statement | null {
  const sides = recordedSides(comparison);
  return answerSentence(sides, pairMatrix(sides), comparison[`${of}Answer`], of);
}
