import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { faint, heading, ink, margin, type Page, roomOn, widthOf } from './page.ts';
import { type Box, fillTechnology } from './technologyPattern.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

/** Height of heading, names and foundations beside the towers, points. */
const heightAroundTowers = 66;
/** Maximum and minimum height of towers, points. */
const heights = { most: 110, least: 54 } as const;
const foundationHeight = 16;
/** Gap between floors, unless they are too thin. */
const joint = 0.6;

/**
 * Each option's floors, from the lowest, on one scale and in the pattern of their technology, as tall as the page
 * allows. @returns false where it has too little room.
 */
export function towers(
  page: Page,
  { comparison: { items, floors, chosen }, texts }: LocalizedRecord,
): boolean {
  const height = Math.min(roomOn(page) - heightAroundTowers, heights.most);
  if (height < heights.least) return false;
  heading(page, texts.towers);
  const top = page.y + 2;
  const share = widthOf(page) / items.length;
  const below = items.some(({ foundation }) => foundation != null) ? foundationHeight + 3 : 0;
  const tall = floors.reduce((sum, floor) => sum + floor.height, 0);
  const widest = Math.max(...floors.map(({ area }) => Math.sqrt(area)), 1);
  for (const [index, item] of items.entries()) {
    const middle = margin + share * (index + 0.5);
    let y = top + height;
    const boxes = floors.map((floor) => {
      const thick = (floor.height / Math.max(tall, 1)) * height;
      const width = (Math.sqrt(floor.area) / widest) * Math.min(share - 30, 70);
      y -= thick;
      const module = item.modules.find((each) => each.floors.includes(floor.index));
      const gap = module && thick > 4 * joint ? joint : 0;
      const box = { x: middle - width / 2, y, width, height: Math.max(thick - gap, 0.3) };
      return { box, technology: module?.technology };
    });
    for (const [technology, of] of Map.groupBy(boxes, (each) => each.technology)) {
      const places = of.map(({ box }) => box);
      if (technology === undefined) emptyFloors(page, places);
      else fillTechnology(page, technology, places);
    }
    if (item.foundation)
      drawFoundation(page, item.foundation.type, middle, top + height, Math.min(share - 30, 70));
    page
      .font(index === chosen ? 'strong' : 'regular')
      .fontSize(8)
      .fillColor(ink)
      .text(
        index === chosen ? `→ ${item.name}` : item.name,
        middle - share / 2 + 4,
        top + height + below + 4,
        {
          width: share - 8,
          align: 'center',
          height: 11,
          ellipsis: true,
        },
      );
  }
  page.x = margin;
  page.y = top + height + below + 18;
  return true;
}

/** Floors without structure, dashed. */
function emptyFloors(page: Page, boxes: readonly Box[]): void {
  for (const { x, y, width, height } of boxes) page.rect(x, y, width, height);
  page.lineWidth(0.4).dash(1.5, { space: 1.5 }).stroke(faint).undash();
}

/** A foundation below the lowest floor, not to scale: a plate or footings, with what stands below them. */
function drawFoundation(page: Page, type: FoundationType, middle: number, y: number, wide: number): void {
  const hasRaft = type.startsWith('raft_');
  const plate = hasRaft ? 4 : 1.5;
  page.rect(middle - wide / 2, y + 1, wide, plate).fill(faint);
  if (!type.includes('piles') && type !== 'caissons_foundation') return;
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    page.rect(middle - wide / 2 + share * (wide - 3), y + 1 + plate, 3, foundationHeight - plate).fill(faint);
}
