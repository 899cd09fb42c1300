import { middleOfRange, type Range } from '#domain/range.ts';

/** A known result, or a quantile of several: its ends per m², and the share of known results up to it. */
export type PeerResult = Range & { readonly position: number };

/** `databaseId` is only that of the reader's own result. */
export type Point = PeerResult & { readonly isOwn: boolean; readonly databaseId: string | null | undefined };

/** Something the screen is about. */
export type PeerMark = { id: string; name: string; co2: Range | null; energy: Range | null };

/** The shares of known results below a result, by one end and by the other, the smaller first; 0 to 1. */
type PeerRank = { from: number; to: number };

/** Compares end with end, as for the same suppliers. */
export function rankAmong(result: Range, known: readonly PeerResult[]): PeerRank {
  const [byMin, byMax] = (['min', 'max'] as const).map((end) => shareBelow(result[end], known, end)) as [
    number,
    number,
  ];
  return { from: Math.min(byMin, byMax), to: Math.max(byMin, byMax) };
}

/** Share of the known results with a smaller lower end: the height on the curve, 0 to 1. */
export const positionAmong = ({ min }: Range, known: readonly PeerResult[]): number =>
  shareBelow(min, known, 'min');

/** Interpolated between neighbours; nothing is extrapolated below the first and above the last. */
function shareBelow(value: number, known: readonly PeerResult[], end: 'min' | 'max'): number {
  const ends = known.map(({ [end]: of }) => of).toSorted((a, b) => a - b);
  const positions = known.map(({ position }) => position).toSorted((a, b) => a - b);
  const above = ends.findIndex((each) => each > value);
  if (above === 0 || ends.length === 0) return 0;
  if (above === -1) return 1;
  const [low, high] = [ends[above - 1] ?? 0, ends[above] ?? 0];
  const [from, to] = [positions[above - 1] ?? 0, positions[above] ?? 1];
  return from + ((to - from) * (value - low)) / (high - low);
}

export type Quartiles = { first: number; median: number; third: number };

/** Quartiles of the middles of the ranges, between neighbours in proportion. */
export function quartilesOf(known: readonly PeerResult[]): Quartiles {
  const middles = known.map(middleOfRange).toSorted((a, b) => a - b);
  const positions = known.map(({ position }) => position).toSorted((a, b) => a - b);
  const at = (share: number) => {
    const above = positions.findIndex((position) => position >= share);
    if (above === -1) return middles.at(-1) ?? 0;
    const [low, high] = [middles[above - 1] ?? middles[above] ?? 0, middles[above] ?? 0];
    const [from, to] = [positions[above - 1] ?? 0, positions[above] ?? 1];
    return low + ((high - low) * (share - from)) / (to - from || 1);
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
