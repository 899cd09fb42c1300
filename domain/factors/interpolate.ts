/** A line through two rows, and whether `at` lies on a row, between two, or beyond the ends. */
type Position<T> = { from: T; to: T; share: number; place: 'row' | 'between' | 'beyond' };

/**
 * Where `at` lies in rows sorted by `strength`. Beyond an end the segment at that end is extended, so the figure is
 * continuous everywhere.
 */
export function locate<T>(rows: readonly T[], strength: (row: T) => number, at: number): Position<T> {
  const exact = rows.find((row) => strength(row) === at);
  if (exact !== undefined) return { from: exact, to: exact, share: 0, place: 'row' };
  const above = rows.findIndex((row) => strength(row) > at);
  const upper = above < 0 ? rows.length - 1 : Math.max(above, 1);
  const from = rows[upper - 1];
  const to = rows[upper];
  if (from === undefined || to === undefined) throw new RangeError('a factor table needs two rows or more');
  const share = (at - strength(from)) / (strength(to) - strength(from));
  return { from, to, share, place: above < 0 || above === 0 ? 'beyond' : 'between' };
}

/** The figure at a position: exactly the row's on a row. */
export function along<T>({ from, to, share }: Position<T>, valueOf: (row: T) => number): number {
  return share === 0 ? valueOf(from) : valueOf(from) + (valueOf(to) - valueOf(from)) * share;
}
