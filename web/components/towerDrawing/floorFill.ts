import type { FloorCategory } from '#domain/tower/floorCategories.ts';

const mix = (color: string, share: number) =>
  `color-mix(in srgb, ${color} ${Math.round(share)}%, var(--mui-palette-background-paper))`;

const categoryFills: Record<FloorCategory, string> = {
  basement_floor: mix('var(--mui-palette-text-secondary)', 45),
  ground_floor: mix('var(--mui-palette-primary-main)', 80),
  standard_floor: mix('var(--mui-palette-primary-main)', 32),
  penthouse_floor: mix('var(--mui-palette-primary-main)', 56),
};

/** CSS colour of a kind of floor, the same in drawings and legends. */
export const categoryFill = (category: FloorCategory): string => categoryFills[category];

/** Stronger green for more kgCO₂e/m², from a fifth at `low` to the full colour at `high`. */
export function intensityFill(value: number, { low, high }: { low: number; high: number }): string {
  const share = high > low ? (value - low) / (high - low) : 1;
  return mix('var(--mui-palette-co2-main)', 20 + 80 * Math.min(1, Math.max(0, share)));
}
