import { drawnRanges } from '#domain/decision/rangesAxis.ts';
import { faint, ink, line, margin, type Page, plain, tabular, widthOf } from './page.ts';
import { fillTechnology } from './technologyPattern.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

const row = 17;
const bar = 11;
const nameWidth = 130;
const figureWidth = 120;

/**
 * The CO₂ of each option per m² as a bar from its cleanest suppliers to its worst, on one axis that fits them all, in the
 * colour and the pattern of its technology. Options without structure have none.
 */
export function rangesPicture(page: Page, { comparison, texts, ranges }: LocalizedRecord): void {
  const { rows, axis } = drawnRanges(comparison.items, comparison.withFoundation === true);
  if (rows.length === 0 || axis.max <= axis.min) return;
  line(page, texts.ranges, faint);
  const top = page.y + 4;
  const left = margin + nameWidth;
  const wide = widthOf(page) - nameWidth - figureWidth;
  const scale = wide / (axis.max - axis.min);
  const { figures, unit } = ranges(
    rows.map(({ range }) => range),
    ['kgCO₂e/m²'],
  );
  for (const [at, { item, place, range }] of rows.entries()) {
    const y = top + at * row;
    const isChosen = place === comparison.chosen;
    const label = { ...tabular, height: 11, ellipsis: true };
    page
      .font(isChosen ? 'strong' : 'regular')
      .fontSize(8)
      .fillColor(ink);
    page.text(isChosen ? `→ ${item.name}` : item.name, margin, y, { ...label, width: nameWidth - 8 });
    const x = left + (range.min - axis.min) * scale;
    const width = Math.max((range.max - range.min) * scale, 1);
    fillTechnology(page, item.technologies[0], [{ x, y, width, height: bar }]);
    page.font('regular').fontSize(8).fillColor(ink);
    page.text(`${figures[at]} ${unit}`, left + wide + 8, y, { ...label, width: figureWidth - 8 });
  }
  const bottom = top + rows.length * row;
  page.fontSize(7).fillColor(faint);
  const ends = { width: wide, height: 10, ellipsis: true };
  page.text(`← ${texts.cleanest}`, left, bottom - 3, ends);
  page.text(`${texts.worst} →`, left, bottom - 3, { ...ends, align: 'right' });
  page.x = margin;
  page.y = bottom + 9;
  plain(page);
}
