import type { ProjectPhase } from '../../project/phases.ts';
import type { Difference } from '../differences/difference.ts';
import type { Indicator } from '../sides/lines.ts';
import { marginOf } from './margin.ts';

/**
 * Precision expected of quantities by the project's phase, 0.15 = ± 15 %. The first two are those of the RICS whole-life
 * carbon assessment, 2nd edition; the others are ours.
 */
export const phasePrecision: Record<ProjectPhase, number> = {
  preliminary_study: 0.15,
  not_defined: 0.15,
  basic_project: 0.06,
  executive_project: 0.03,
  released_for_construction: 0.01,
};

/** The coarser of two precisions; null where one of them is not known. */
export const coarser = (a: number | null | undefined, b: number | null | undefined): number | null =>
  a == null || b == null ? null : Math.max(a, b);

/**
 * Whether a winner may be set in bold: its margin is at least the expected error of every side. Not where the verdict
 * depends, which has no margin, nor where a precision is unknown.
 */
export const isClear = (
  margin: number | null | undefined,
  precisions: readonly (number | null | undefined)[],
): boolean => margin != null && precisions.every((each) => each != null && margin >= each);

/**
 * Whether a verdict is settled by less than the quantities may err: its margin is below the expected precision, the
 * coarser one of two sides.
 */
export function isWithinPrecision(
  difference: Difference,
  of: Indicator,
  precisions: readonly number[],
): boolean {
  const margin = marginOf(difference, of);
  return margin !== null && margin < Math.max(...precisions);
}
