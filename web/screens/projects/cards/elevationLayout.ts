import type { FloorCategory } from '#domain/tower/floorCategories.ts';

/** Floors that are alike and follow each other; area m² and height m of one. `technologies` as the graph spells them. */
type EqualFloors = {
  readonly category: string;
  readonly area: number;
  readonly height: number;
  readonly count: number;
  readonly technologies: readonly string[];
};

/** A tower seen from the side, floors from the lowest up; `repetitionCount` such towers are built. */
export type Elevation = {
  readonly name: string;
  readonly repetitionCount: number;
  readonly floors: readonly EqualFloors[];
};

/** Floors of one tower in one technology; null without structure. */
type ElevationPart = { x: number; y: number; width: number; height: number; technology: string | null };

type PlacedElevation = {
  parts: ElevationPart[];
  /** Path of the lines between floors. */
  lines: string;
  /** Middle of the tower and its top. */
  x: number;
  top: number;
};

const basement: Uppercase<FloorCategory> = 'BASEMENT_FLOOR';

const sizeOf = ({ floors }: Elevation) => {
  const height = (below: boolean) =>
    floors
      .filter(({ category }) => (category === basement) === below)
      .reduce((sum, floor) => sum + floor.height * floor.count, 0);
  return {
    above: height(false),
    below: height(true),
    width: Math.max(0, ...floors.map(({ area }) => Math.sqrt(area))),
  };
};

/** Towers beside each other on one ground, all in one scale: as high as their floors, as wide as a square of their area. */
export function elevationLayout(
  towers: readonly Elevation[],
  box: { width: number; height: number; gap: number },
): { towers: PlacedElevation[]; groundY: number } {
  const sizes = towers.map(sizeOf);
  const [above, below] = [
    Math.max(...sizes.map((size) => size.above)),
    Math.max(...sizes.map((size) => size.below)),
  ];
  const wide = sizes.reduce((sum, { width }) => sum + width, 0);
  const free = box.width - box.gap * (towers.length - 1);
  const scale = Math.min(box.height / (above + below || 1), free / (wide || 1));
  const groundY = box.height - below * scale;
  let left = (free - wide * scale) / 2;
  const placed = towers.map(({ floors }, index) => {
    const { width = 0, below: deep = 0 } = sizes[index] ?? {};
    const x = left + (width * scale) / 2;
    left += width * scale + box.gap;
    let y = groundY + deep * scale;
    const lines: string[] = [];
    const parts = floors.flatMap(({ area, height, count, technologies }) => {
      const shares = technologies.length > 0 ? technologies : [null];
      const across = Math.sqrt(area) * scale;
      const each = height * scale;
      for (let floor = 1; floor <= count; floor++)
        lines.push(`M${x - across / 2} ${y - floor * each}h${across}`);
      y -= each * count;
      return shares.map((technology, at) => ({
        technology,
        x: x - across / 2 + (at * across) / shares.length,
        y,
        width: across / shares.length,
        height: each * count,
      }));
    });
    return { parts, lines: lines.join(''), x, top: y };
  });
  return { towers: placed, groundY };
}
