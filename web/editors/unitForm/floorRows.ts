import type { Range } from '#domain/range.ts';

type Floor = {
  readonly index: number;
  readonly groupName: string;
  /** m² */
  readonly area: number;
  /** Per m² of the floor; null without structure. */
  readonly consumption: { readonly co2: Range; readonly energy: Range } | null | undefined;
};

const times = (range: Range, area: number): Range => ({ min: range.min * area, max: range.max * area });

/**
 * Floors from the top down as they are drawn. `place` counts the floors of one name from the lowest, `of` says how many
 * bear it; `total` of the floor in kgCO₂e and MJ, intensities per m², null where no structure covers it.
 */
export function floorRows(floors: readonly Floor[]) {
  const stack = floors.toSorted((a, b) => a.index - b.index);
  const counts = new Map<string, number>();
  const rows = stack.map(({ index, groupName: name, area, consumption }) => {
    const place = (counts.get(name) ?? 0) + 1;
    counts.set(name, place);
    const perArea = consumption ?? null;
    const total = perArea && { co2: times(perArea.co2, area), energy: times(perArea.energy, area) };
    return { index, name, area, place, total, perArea };
  });
  return rows.map((row) => ({ ...row, of: counts.get(row.name) ?? 1 })).toReversed();
}
export type FloorRow = ReturnType<typeof floorRows>[number];
