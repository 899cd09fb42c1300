import type { Technology } from '#domain/structures/technology/technology.ts';
import { technologyColorsOn } from '#domain/structures/technology/technologyAppearance.ts';
import { faint, type Page } from './page.ts';

const colors = technologyColorsOn('light');
/** Converts the screens' px to points for diagonals and bricks. */
const scale = 0.6;

/** A rectangle on the page, points. */
export type Box = { x: number; y: number; width: number; height: number };

/** Fills boxes with the colour and pattern of a technology, as the screens do; grey without one. */
export function fillTechnology(page: Page, technology: Technology | undefined, boxes: readonly Box[]): void {
  if (boxes.length === 0) return;
  const color = technology === undefined ? faint : colors[technology];
  const all = boundingBox(boxes);
  page.save();
  for (const { x, y, width, height } of boxes) page.rect(x, y, width, height);
  page.clip();
  page
    .rect(all.x, all.y, all.width, all.height)
    .fillOpacity(technology === 'concrete_wall' || technology === 'structural_masonry' ? 0.55 : 1)
    .fill(color)
    .fillOpacity(1);
  if (technology === 'concrete_wall') diagonals(page, all);
  if (technology === 'structural_masonry') bricks(page, all);
  page.strokeColor(color).stroke().restore();
}

function boundingBox(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

function diagonals(page: Page, { x, y, width, height }: Box): void {
  const step = 8 * scale * Math.SQRT2;
  page.lineWidth(4 * scale);
  for (let at = x; at < x + width + height; at += step) page.moveTo(at - height, y + height).lineTo(at, y);
}

function bricks(page: Page, { x, y, width, height }: Box): void {
  const course = 4 * scale;
  page.lineWidth(1.5 * scale);
  for (let row = 0; row * course < height; row += 1) {
    const top = y + row * course;
    page.moveTo(x, top).lineTo(x + width, top);
    for (let at = x + (row % 2 === 0 ? 3 : 9) * scale; at < x + width; at += 12 * scale)
      page.moveTo(at, top).lineTo(at, top + course);
  }
}
