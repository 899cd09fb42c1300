import type { Range } from '../../range.ts';
import type { KindDifference } from '../differences/difference.ts';
import { factorOf, type Indicator } from './lines.ts';
import type { DeclaredFactor } from './suppliers.ts';

/**
 * The standing of a supplier who declared the factor of one of a kind's rows: t on that row's scale in the factor set,
 * below 0 or above 1 where the declared value lies outside it; null where the row is not of the kind, has only one
 * value, or nothing is declared for it.
 */
export function declaredPosition(
  { item, reference }: Pick<KindDifference, 'item' | 'reference'>,
  material: string,
  declared: Pick<DeclaredFactor, 'co2' | 'energy'>,
  of: Indicator,
): Range | null {
  const line = [...item, ...reference].find(
    ({ key, [of]: range }) => key === material && range.max > range.min,
  );
  const value = declared[of];
  if (line === undefined || value === null) return null;
  const { min, max } = factorOf(line, of);
  const t = (factor: number) => (factor - min) / (max - min);
  return { min: t(value.min), max: t(value.max) };
}
