import type { FloorCategory } from '#domain/tower/floorCategories.ts';

/** A floor to draw: area m², height m, index as the domain counts. */
export type DrawnFloor = {
  index: number;
  name: string;
  category: FloorCategory;
  area: number;
  height: number;
  /** kgCO₂e/m² in the middle of its range; null without structure (a gap); absent where unknown. */
  intensity?: number | null;
};

/** Where a floor lies in the drawing, in its pixels. */
export type PlacedFloor = { floor: DrawnFloor; x: number; y: number; width: number; height: number };
export type PlacedGroup = { name: string; count: number; category: FloorCategory; y: number; labelY: number };

type TowerLayout = {
  floors: PlacedFloor[];
  groups: PlacedGroup[];
  /** Where the earth begins. */
  groundY: number;
  height: number;
};

type Box = { width: number; height: number; labelGap: number };

const size = (value: number) => (Number.isFinite(value) && value > 0 ? value : 0);

/** Stacks floors from the lowest index up; heights share one scale, widths another, by area. */
export function towerLayout(floors: readonly DrawnFloor[], box: Box): TowerLayout {
  const stack = floors.toSorted((a, b) => a.index - b.index);
  const tall = stack.reduce((sum, { height }) => sum + size(height), 0);
  const wide = Math.max(...stack.map(({ area }) => size(area)), 0);
  const scaleY = tall > 0 ? box.height / tall : 0;
  const scaleX = wide > 0 ? box.width / wide : 0;
  let y = box.height;
  let groundY = box.height;
  const placed = stack.map((floor) => {
    const height = size(floor.height) * scaleY;
    const width = size(floor.area) * scaleX;
    y -= height;
    if (floor.category === 'basement_floor') groundY = y;
    return { floor, x: (box.width - width) / 2, y, width, height };
  });
  return {
    floors: placed,
    groups: spread(groupsOf(placed), box.labelGap, box.height),
    groundY,
    height: box.height,
  };
}

/** Runs of floors of one name and kind, from the bottom, with the middle of each. */
function groupsOf(placed: readonly PlacedFloor[]): PlacedGroup[] {
  const groups: (PlacedGroup & { from: number })[] = [];
  for (const { floor, y, height } of placed) {
    const last = groups.at(-1);
    if (last?.name === floor.name && last.category === floor.category) {
      last.count += 1;
      last.y = (last.from + y) / 2;
    } else {
      const { name, category } = floor;
      groups.push({ name, category, count: 1, from: y + height, y: y + height / 2, labelY: 0 });
    }
  }
  return groups;
}

/** Labels beside their groups, moved apart where they would overlap. */
function spread(groups: PlacedGroup[], gap: number, height: number): PlacedGroup[] {
  let ceiling = height + gap / 2;
  const up = groups.map((group) => {
    ceiling = Math.min(group.y, ceiling - gap);
    return { ...group, labelY: ceiling };
  });
  // Too many at the top: push the others down again.
  let floor = -gap / 2;
  for (const group of up.toReversed()) {
    floor = Math.max(group.labelY, floor + gap);
    group.labelY = floor;
  }
  return up;
}
