import { scaleLine } from '../../range.ts';
import type { ComparisonSide } from './side.ts';

/** The side as if each element took so many per cent more of all its materials, by wire name of the element. */
export function scaledElements<Side extends Pick<ComparisonSide, 'lines'>>(
  side: Side,
  changes: Readonly<Record<string, number>>,
): Side {
  const lines = side.lines.map((line) => scaleLine(line, 1 + (changes[line.element] ?? 0) / 100));
  return { ...side, lines };
}
