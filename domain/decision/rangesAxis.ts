import type { Technology } from '../structures/technology/technology.ts';
import type { Range } from '../range.ts';

type Drawn = { co2PerSquareMeter?: Range | null };

/** An option as far as its range is drawn. */
type DrawnItem = {
  name: string;
  technologies: readonly Technology[];
  quantities?: Drawn | null;
  foundation?: { together: Drawn } | null;
};

/**
 * CO₂ of each option per m², kgCO₂e, as the verdict counts it, and an axis for them all, which begins near the lowest
 * end so that differences are visible. Options without structure are left out; `place` is the index among the items.
 */
export function drawnRanges<Item extends DrawnItem>(
  items: readonly Item[],
  withFoundation: boolean,
): { rows: { item: Item; place: number; range: Range }[]; axis: Range } {
  const rows = items.flatMap((item, place) => {
    const counted = (withFoundation ? item.foundation?.together : null) ?? item.quantities;
    const range = counted?.co2PerSquareMeter;
    return range ? [{ item, place, range }] : [];
  });
  const low = Math.min(...rows.map(({ range }) => range.min));
  const high = Math.max(...rows.map(({ range }) => range.max));
  const room = (high - low) * 0.06 || high * 0.06;
  return { rows, axis: { min: Math.max(0, low - room), max: high + room } };
}
