import { sameArea } from './checks.ts';
import { type Difference, differenceOf } from './difference.ts';
import { scaleLines } from './lines.ts';
import type { ComparisonSide } from './side.ts';

/** Item − reference: in all, per m² of floor area, and the one of both a verdict rests on. */
export type PairDifference = { total: Difference; perSquareMeter: Difference | null; judged: Difference };

type Measured = Pick<ComparisonSide, 'lines' | 'area'>;

/**
 * Holds an item against the reference; null where one of them has no structure. Verdicts rest on the figures per m² when
 * the areas differ, since totals would say nothing then.
 */
export function comparePair(item: Measured, reference: Measured): PairDifference | null {
  if (!hasStructure(item) || !hasStructure(reference)) return null;
  const total = differenceOf(item.lines, reference.lines);
  const hasAreas = item.area > 0 && reference.area > 0;
  const perSquareMeter = hasAreas
    ? differenceOf(scaleLines(item.lines, 1 / item.area), scaleLines(reference.lines, 1 / reference.area))
    : null;
  return {
    total,
    perSquareMeter,
    judged: perSquareMeter !== null && !sameArea(item, reference) ? perSquareMeter : total,
  };
}

/** Whether there is anything to compare. */
export const hasStructure = ({ lines }: Pick<Measured, 'lines'>) => lines.some(({ amount }) => amount !== 0);
