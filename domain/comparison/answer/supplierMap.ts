import { type Range, sumRanges } from '../../range.ts';
import { type AtStanding, spanOf } from '../sides/atStanding.ts';
import type { Indicator } from '../sides/lines.ts';

/** The standings of two kinds' suppliers: t of the one horizontally, of the other vertically, both 0 to 1. */
export type MapPoint = { x: number; y: number };

/**
 * The square of all suppliers of two kinds. In `lower` (a convex area by its corners, empty where there is none) the
 * item is lower whatever the other kinds, in `higher` it is higher; the rest is open.
 */
export type SupplierMap = {
  lower: MapPoint[];
  higher: MapPoint[];
  /** The difference at a point, for any suppliers of the other kinds. */
  at: (point: MapPoint) => Range;
};

const square: readonly MapPoint[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** What a kind adds to a difference, by its standing. */
type MapKind = Record<Indicator, AtStanding>;

/** The map of two kinds of a difference, CO₂ in kgCO₂e or energy in MJ. */
export function supplierMap(
  { kinds }: { kinds: readonly MapKind[] },
  horizontal: MapKind,
  vertical: MapKind,
  of: Indicator,
): SupplierMap {
  const others = sumRanges(
    kinds.filter((kind) => kind !== horizontal && kind !== vertical).map((kind) => spanOf(kind[of])),
  );
  const settled = ({ x, y }: MapPoint) =>
    valueAtStanding(horizontal[of], x) + valueAtStanding(vertical[of], y);
  const at = (point: MapPoint): Range => ({
    min: settled(point) + others.min,
    max: settled(point) + others.max,
  });
  return {
    lower: clipped((point) => -at(point).max),
    higher: clipped((point) => at(point).min),
    at,
  };
}

const valueAtStanding = ({ low, high }: AtStanding, t: number) => low + t * (high - low);

/** The part of the square where a linear value is not negative: corners in order, none where only a line is left. */
function clipped(value: (point: MapPoint) => number): MapPoint[] {
  const corners = square.flatMap((from, index) => {
    const to = square[(index + 1) % square.length] ?? from;
    const [a, b] = [value(from), value(to)];
    const kept = a >= 0 ? [from] : [];
    if ((a > 0 && b < 0) || (a < 0 && b > 0)) {
      const share = a / (a - b);
      kept.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    return kept;
  });
  return corners.length > 2 ? corners : [];
}
