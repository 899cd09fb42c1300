import { middleOfRange, type Range } from '#domain/range.ts';

/** A result, per m². `databaseId` only of the reader's own. */
export type Point = Range & { readonly isOwn: boolean; readonly databaseId: string | null | undefined };

/** Something the screen is about. */
export type PeerMark = { id: string; name: string; co2: Range | null; energy: Range | null };

/** Where a result stands among known ones: of how many both ends are above its own, of how many below. */
type PeerRank = { lowerThan: number; higherThan: number; undecided: number };

/** Compares end with end, as for the same suppliers; where one range holds the other, nothing is decided. */
export function rankAmong(result: Range, known: readonly Range[]): PeerRank {
  const lowerThan = known.filter(({ min, max }) => result.min < min && result.max < max).length;
  const higherThan = known.filter(({ min, max }) => result.min > min && result.max > max).length;
  return { lowerThan, higherThan, undecided: known.length - lowerThan - higherThan };
}

/** Share of the known ones that begin no higher: its height on the curve, 0 to 1. */
export const positionAmong = ({ min }: Range, known: readonly Range[]): number =>
  known.length === 0 ? 0 : known.filter((each) => each.min <= min).length / known.length;

export type Quartiles = { first: number; median: number; third: number };

/** Quartiles of the middles of the ranges, between neighbours in proportion. */
export function quartilesOf(known: readonly Range[]): Quartiles {
  const middles = known.map(middleOfRange).toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (middles.length - 1);
    const low = middles[Math.floor(place)] ?? 0;
    const high = middles[Math.ceil(place)] ?? low;
    return low + (high - low) * (place - Math.floor(place));
  };
  return { first: at(0.25), median: at(0.5), third: at(0.75) };
}

const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Upper end of an axis that holds all results: the next round figure. */
export function axisEnd(results: readonly Range[]): number {
  const largest = results.reduce((most, { max }) => Math.max(most, max), 0);
  if (!(largest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return steps.map((step) => step * power).find((end) => end >= largest) ?? largest;
}
