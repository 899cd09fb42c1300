/** A result on the curve: `position` is its rank divided by the count. */
export type Point = {
  readonly position: number;
  readonly min: number;
  readonly max: number;
  readonly isOwn: boolean;
  readonly databaseId: string | null | undefined;
};

/** Somebody's, one's own, or what the screen is about. */
export type MarkKind = 'others' | 'own' | 'this';

/** Pixels: the thicker, the closer to what the screen is about, so that colour says nothing alone. */
export const markHeights: Record<MarkKind, number> = { others: 2, own: 4, this: 8 };

/** Upper end of an axis that holds all points: the next 1, 2, 2.5 or 5 times a power of ten. */
export function axisEnd(points: readonly Point[]): number {
  const largest = Math.max(...points.map(({ max }) => max));
  if (!(largest > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return (
    [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((end) => end >= largest) ?? largest
  );
}

/** Share of the results above one, 0 to 1. */
export const shareAbove = ({ position }: Point) => Math.max(0, 1 - position);
