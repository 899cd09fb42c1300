import { concreteDensity, groutDensity } from '#domain/limits.ts';
import type { QuantityColumn } from './tables.ts';

/** kg/m³ of steel, for amounts given as a volume. */
const steelDensity = 7850;

type Unit = 'm³' | 'l' | 'kg' | 't';

const units: readonly (readonly [Unit, RegExp])[] = [
  ['m³', /(?:^|[^\p{L}/])(?:m³|m3|м³|м3)(?![\p{L}\d/])/iu],
  ['kg', /(?:^|[^\p{L}/])(?:kgf?|кг)(?![\p{L}/])/iu],
  ['t', /(?:^|[^\p{L}/])(?:t|tf|ton(?:s|eladas?|nes)?|т)(?![\p{L}/])/iu],
  ['l', /(?:^|[^\p{L}/])(?:l|litros?|лит?р?о?в?)(?![\p{L}/])/iu],
];

/** The unit in a heading or a cell, undefined where there is none. */
export const unitOf = (text: string): Unit | undefined =>
  units.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * The factor from `unit` to the column's own unit; null where unknown: mortar has no agreed density. Columns other than
 * amounts keep their figures.
 */
export function factorTo(
  name: QuantityColumn['name'],
  unit: Unit | undefined,
  identity: string,
): number | null {
  if (unit === undefined || (name !== 'volume' && name !== 'mass')) return 1;
  if (name === 'mass') return { kg: 1, t: 1000, 'm³': steelDensity, l: steelDensity / 1000 }[unit];
  if (unit === 'm³') return 1;
  if (unit === 'l') return 0.001;
  const density = { fck: concreteDensity, fgk: groutDensity }[identity];
  if (density === undefined) return null;
  return (unit === 't' ? 1000 : 1) / density;
}
