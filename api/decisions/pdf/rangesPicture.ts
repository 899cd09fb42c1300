import type { AnsweredComparison } from '#domain/decision/decisionRecord.ts';
import type { Language } from '#domain/messages.ts';
import type { Range } from '#domain/range.ts';
import type { Technology } from '#domain/technology.ts';
import { technologyColorsOn } from '#domain/technologyAppearance.ts';
import { faint, ink, margin, type Page, plain, tabular, widthOf } from './page.ts';
import { co2Units, rangeText } from './rangeTexts.ts';

const fills = technologyColorsOn('paper');
const row = 17;
const bar = 11;
const nameWidth = 130;
const figureWidth = 120;

/**
 * The CO₂ of each option per m² as a bar from its cleanest suppliers to its worst, on one scale from 0, in the colour
 * and the pattern of its technology. Options without structure have none.
 */
export function rangesPicture(page: Page, comparison: AnsweredComparison, language: Language): void {
  const drawn = comparison.items.flatMap(({ name, technologies, quantities, foundation }, index) => {
    const counted = (comparison.withFoundation === true ? foundation?.together : null) ?? quantities;
    const range = counted?.co2PerSquareMeter ?? null;
    return range === null ? [] : [{ name, technology: technologies[0], range, index }];
  });
  const most = Math.max(...drawn.map(({ range }) => range.max));
  if (drawn.length === 0 || most <= 0) return;
  const top = page.y + 4;
  const left = margin + nameWidth;
  const scale = (widthOf(page) - nameWidth - figureWidth) / most;
  for (const [at, { name, technology, range, index }] of drawn.entries()) {
    const y = top + at * row;
    const isChosen = index === comparison.chosen;
    const label = { ...tabular, height: 11, ellipsis: true };
    page
      .font(isChosen ? 'strong' : 'regular')
      .fontSize(8)
      .fillColor(ink);
    page.text(isChosen ? `→ ${name}` : name, margin, y, { ...label, width: nameWidth - 8 });
    draw(page, range, technology, { left, y, scale });
    const [unit, large] = co2Units;
    const figure = rangeText(range, [`${unit}/m²`, `${large}/m²`], language);
    page.font('regular').fontSize(8).fillColor(ink);
    page.text(figure, left + most * scale + 8, y, { ...label, width: figureWidth - 8 });
  }
  const bottom = top + drawn.length * row;
  page
    .moveTo(left, top - 2)
    .lineTo(left, bottom - 2)
    .lineWidth(0.6)
    .strokeColor(faint)
    .stroke();
  page.x = margin;
  page.y = bottom;
  plain(page);
}

type Place = { left: number; y: number; scale: number };

function draw(
  page: Page,
  { min, max }: Range,
  technology: Technology | undefined,
  { left, y, scale }: Place,
) {
  const [x, wide] = [left + min * scale, Math.max((max - min) * scale, 1)];
  const color = technology === undefined ? faint : fills[technology];
  page.save().rect(x, y, wide, bar).clip();
  page
    .rect(x, y, wide, bar)
    .fillOpacity(technology === 'beam_column' ? 1 : 0.35)
    .fill(color)
    .fillOpacity(1);
  if (technology === 'concrete_wall')
    for (let at = x - bar; at < x + wide; at += 5)
      page
        .moveTo(at, y + bar)
        .lineTo(at + bar, y)
        .lineWidth(2)
        .strokeColor(color)
        .stroke();
  if (technology === 'structural_masonry')
    for (let at = x + 2.5; at < x + wide + 2; at += 5)
      for (const down of [2.5, 8]) page.circle(at, y + down, 1.5).fill(color);
  page.restore();
  page.rect(x, y, wide, bar).lineWidth(0.6).strokeColor(color).stroke();
}
