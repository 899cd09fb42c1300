import { sumRanges } from '../../range.ts';
import { type AtStanding, middleOf, spanOf } from '../sides/atStanding.ts';
import {
  type Difference,
  type GroupedAssumption,
  groupsUnder,
  type KindDifference,
  settledUnder,
} from '../differences/difference.ts';
import type { ComparedLine, Indicator } from '../sides/lines.ts';

/**
 * For a line of the item, in per cent: the change up to which a settled verdict holds (null where it depends), the
 * change that settles it with the same suppliers (0 where it is settled), and the change that brings the middle of the
 * difference to zero. Null where removing all of it is not enough.
 */
export type BreakEven = {
  element: string;
  material: string;
  label: string;
  holdsTo: number | null;
  settlesAt: number | null;
  zeroAt: number | null;
};

/** One per line of the item, by element and material. */
export function breakEvensOf(difference: Difference, of: Indicator): BreakEven[] {
  return difference.kinds.flatMap((kind) =>
    linesOf(kind.item, of).map(({ line, adds }) => ({
      element: line.element,
      material: line.key,
      label: line.label,
      holdsTo: holdsTo(difference, kind, adds, of),
      settlesAt: settlesAt(difference, kind, adds, of),
      zeroAt: zeroAt(difference, adds, of),
    })),
  );
}

/** The item's lines, combined by element and material, and the effect of one more unit of each. */
function linesOf(lines: readonly ComparedLine[], of: Indicator) {
  const byLine = Map.groupBy(lines, ({ element, key }) => `${element}|${key}`);
  return [...byLine.values()].flatMap((same) => {
    const [line] = same;
    const { min: low, max: high } = sumRanges(same.map((each) => each[of]));
    return line === undefined ? [] : [{ line, adds: { low, high } }];
  });
}

function zeroAt({ kinds }: Difference, adds: AtStanding, of: Indicator): number | null {
  const middle = kinds.reduce((sum, kind) => sum + middleOf(kind[of]), 0);
  if (middle === 0) return 0;
  return middleOf(adds) === 0 ? null : attainable(-middle / middleOf(adds));
}

function holdsTo(
  difference: Difference,
  kind: KindDifference,
  adds: AtStanding,
  of: Indicator,
): number | null {
  const settled = settledUnder(difference, of);
  if (settled === null) return null;
  if (settled.verdict === 'EQUAL') return 0;
  const { lower, higher } = bounds(difference, kind, adds, of, settled.assumption);
  return settled.verdict === 'LOWER_IN_EVERY_CASE' ? lower : higher;
}

function settlesAt(
  difference: Difference,
  kind: KindDifference,
  adds: AtStanding,
  of: Indicator,
): number | null {
  if (difference[`${of}Verdict`] !== 'DEPENDS_ON_SUPPLIER') return 0;
  const { lower, higher } = bounds(difference, kind, adds, of, 'SAME_SUPPLIERS');
  if (lower === null || higher === null) return lower ?? higher;
  return Math.abs(lower) < Math.abs(higher) ? lower : higher;
}

/** The change up to which the item is lower in every case, and from which it is higher. */
function bounds(
  { kinds }: Difference,
  kind: KindDifference,
  adds: AtStanding,
  of: Indicator,
  assumption: GroupedAssumption,
): { lower: number | null; higher: number | null } {
  const groups = groupsUnder(kinds, assumption);
  const own = groups.find((group) => group.kinds.includes(kind));
  const others = sumRanges(groups.filter((group) => group !== own).map((group) => spanOf(group[of])));
  // Both ends rise with the amount: the upper one is zero at `lower`, the lower one at `higher`.
  const reach = (bound: number) =>
    (['low', 'high'] as const).map((t) => root(adds[t], (own?.[of][t] ?? 0) + bound));
  return {
    lower: attainable(Math.min(...reach(others.max).map(({ atMost }) => atMost))),
    higher: attainable(Math.max(...reach(others.min).map(({ atLeast }) => atLeast))),
  };
}

/** Where slope·x + value ≤ 0 and where ≥ 0. */
function root(slope: number, value: number): { atMost: number; atLeast: number } {
  if (slope > 0) return { atMost: -value / slope, atLeast: -value / slope };
  return { atMost: value <= 0 ? Infinity : -Infinity, atLeast: value >= 0 ? -Infinity : Infinity };
}

const attainable = (x: number) => (x >= -1 && Number.isFinite(x) ? x * 100 : null);
