export type CountedFloors = { category: string; area: number; height: number; repetition?: number };

/** How many floors there are of each kind, area (m²) and height (m): what groups and single floors are compared by. */
export function floorCounts(floors: readonly CountedFloors[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, area, height, repetition = 1 } of floors) {
    const kind = `${category} ${area.toFixed(6)} ${height.toFixed(6)}`;
    counts[kind] = (counts[kind] ?? 0) + repetition;
  }
  return counts;
}
