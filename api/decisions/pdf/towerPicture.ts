import type { RecordedComparison } from '#domain/decision/decisionRecord.ts';
import type { FoundationType } from '#domain/foundation/foundationType.ts';
import { technologyColorsOn } from '#domain/technologyAppearance.ts';
import { faint, ink, margin, type Page, widthOf } from './page.ts';

const fills = technologyColorsOn('paper');
const height = 90;
/** Room the picture takes with its heading, in points. */
export const towerHeight = height + 66;
const carrierHeight = 16;

/** Each option's floors from the ground up on one scale, filled by the technology that carries them. */
export function towerPicture(page: Page, { items, floors }: RecordedComparison, chosen: number): void {
  const top = page.y + 2;
  const share = widthOf(page) / items.length;
  const below = items.some(({ foundation }) => foundation != null) ? carrierHeight + 3 : 0;
  const tall = floors.reduce((sum, floor) => sum + floor.height, 0);
  const widest = Math.max(...floors.map(({ area }) => Math.sqrt(area)), 1);
  for (const [index, item] of items.entries()) {
    const middle = margin + share * (index + 0.5);
    let y = top + height;
    for (const floor of floors) {
      const thick = (floor.height / Math.max(tall, 1)) * height;
      const wide = (Math.sqrt(floor.area) / widest) * Math.min(share - 30, 70);
      const module = item.modules.find((each) => each.floors.includes(floor.index));
      y -= thick;
      page.rect(middle - wide / 2, y, wide, Math.max(thick - 0.4, 0.3));
      if (module === undefined) page.lineWidth(0.4).dash(1.5, { space: 1.5 }).stroke(faint).undash();
      else page.fill(fills[module.technology]);
    }
    if (item.foundation) carrier(page, item.foundation.type, middle, top + height, Math.min(share - 30, 70));
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
}

/** What carries a tower, below its lowest floor and not to scale: a plate or footings, with what stands below them. */
function carrier(page: Page, type: FoundationType, middle: number, y: number, wide: number): void {
  const hasRaft = type.startsWith('raft_');
  const plate = hasRaft ? 4 : 1.5;
  page.rect(middle - wide / 2, y + 1, wide, plate).fill(faint);
  if (!type.includes('piles') && type !== 'caissons_foundation') return;
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    page.rect(middle - wide / 2 + share * (wide - 3), y + 1 + plate, 3, carrierHeight - plate).fill(faint);
}
