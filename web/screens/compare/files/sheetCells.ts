import type { Range } from '#domain/range.ts';
import type { Words } from '../compared/compared.ts';

type Aspect = 'co2' | 'energy';

export const aspects = ['co2', 'energy'] as const;
const units = { co2: 'kgCO₂e', energy: 'MJ' };
export const unitOf = (aspect: Aspect, suffix: string) => `${units[aspect]}${suffix}`;

/** Both ends, each a cell. */
export const ends = ({ min, max }: Range) => [min, max];
/** Both ends divided by an area. */
export const scaled = (range: Range | null, area: number) =>
  range ? [range.min / area, range.max / area] : [null, null];

/** Headings of both ends, with their unit. */
export function rangeHeads(t: Words['t'], aspect: Aspect, suffix: string, prefix = ''): string[] {
  return ['min', 'max'].map(
    (end) => `${prefix}${t(`quantity.${aspect}`)} ${end} (${unitOf(aspect, suffix)})`,
  );
}

/** A part as per cent: 0.15 is 15. */
export const percentOf = (part: number | null) => (part === null ? null : 100 * part);
