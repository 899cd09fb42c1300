import { spanOf } from '#domain/comparison/sides/atStanding.ts';
import { supplierGroupName } from '#domain/comparison/sides/supplierGroupName.ts';
import { type MapPoint, supplierMap } from '#domain/comparison/answer/supplierMap.ts';
import type { RecordedDifference, RecordedKind } from '#domain/decision/decisionRecord.ts';
import type { MaterialLine } from '#domain/materials/materials.ts';
import { faint, heading, ink, line, margin, type Page, plain, roomOn, tabular, widthOf } from './page.ts';
import type { LocalizedRecord } from './localizedRecord.ts';

const size = 64;
const fills = { lower: '#cfe6d6', higher: '#f0ddc0', open: '#ffffff' };
/** Height of the maps with heading and legend, in points. */
const mapsHeight = size + 88;

const width = ({ co2 }: RecordedKind) => spanOf(co2).max - spanOf(co2).min;

/**
 * For the chosen option and each other one, a map of the two kinds of suppliers that move its CO₂ most: from the clean
 * end of the range to the other, where the item is lower, higher, or the other kinds decide. Each area is labelled, so
 * that colour is not needed. @returns false where the page lacks the room.
 */
export function supplierMaps(page: Page, record: LocalizedRecord): boolean {
  const { texts } = record;
  const { items, chosenDifferences, co2Answer } = record.comparison;
  // Without an answer, no map says which is lower.
  const drawn = (co2Answer.isSuspended ? [] : chosenDifferences).flatMap((difference) => {
    const [across, up] = difference.kinds.toSorted((a, b) => width(b) - width(a));
    // Where both are equal everywhere there is nothing to map.
    return across && up && difference.co2Verdict !== 'EQUAL' ? [{ difference, across, up }] : [];
  });
  if (drawn.length === 0) return true;
  if (roomOn(page) < mapsHeight) return false;
  heading(page, texts.map);
  line(page, texts.mapText, faint);
  const top = page.y + 4;
  const share = widthOf(page) / drawn.length;
  for (const [index, { difference, across, up }] of drawn.entries()) {
    const left = margin + share * index + 12;
    square(page, difference, { across, up }, { left, top }, texts);
    const name = (at: number) => items[at]?.name ?? '';
    const beside = { ...tabular, width: Math.max(share - 20, 40), height: 10, ellipsis: true };
    page.font('regular').fontSize(7).fillColor(ink);
    const axis = (kind: RecordedKind) => axisText(kind, difference, record);
    page.text(`→ ${axis(across)}`, left, top + size + 3, beside);
    page.text(`↑ ${axis(up)}`, left, top + size + 13, beside);
    page.text(`${name(difference.item)} − ${name(difference.reference)}`, left, top + size + 23, beside);
  }
  page.x = margin;
  page.y = top + size + 36;
  plain(page);
  return true;
}

/** An axis from end to end: `Concreto, C30: 228 – 339 kgCO₂e/m³`, worded as on the screens. */
function axisText(
  kind: RecordedKind,
  { item, reference }: RecordedDifference,
  { comparison: { items, withFoundation }, messages, factor }: LocalizedRecord,
): string {
  const name = supplierGroupName(kind, messages);
  const lines = [item, reference].flatMap((at) => {
    const { quantities, foundation } = items[at] ?? {};
    return (withFoundation === true && foundation ? foundation.together : quantities)?.materials ?? [];
  });
  const row = mostOf(lines.filter(({ key, co2 }) => kind.rows.includes(key) && co2.max > co2.min));
  if (row === undefined) return name;
  const ends = factor({ min: row.co2.min / row.amount, max: row.co2.max / row.amount }, row.unit);
  return `${row.label === name ? name : `${name}, ${row.label}`}: ${ends}`;
}

/** The line of the material with the largest amount on both sides together. */
function mostOf(lines: readonly MaterialLine[]): MaterialLine | undefined {
  const amount = ({ key }: MaterialLine) =>
    lines.reduce((sum, each) => (each.key === key ? sum + each.amount : sum), 0);
  return lines.toSorted((a, b) => amount(b) - amount(a))[0];
}

function square(
  page: Page,
  difference: RecordedDifference,
  { across, up }: Record<'across' | 'up', RecordedKind>,
  { left, top }: Record<'left' | 'top', number>,
  texts: LocalizedRecord['texts'],
): void {
  const { lower, higher } = supplierMap(difference, across, up, 'co2');
  const at = ({ x, y }: MapPoint): [number, number] => [left + x * size, top + (1 - y) * size];
  const area = (corners: readonly MapPoint[], fill: string) => {
    if (corners.length > 0) page.polygon(...corners.map(at)).fill(fill);
  };
  page.rect(left, top, size, size).fill(fills.open);
  area(lower, fills.lower);
  area(higher, fills.higher);
  page.rect(left, top, size, size).lineWidth(0.6).stroke(faint);
  page.font('regular').fontSize(7).fillColor(ink);
  const say = (word: string, x: number, y: number) =>
    page.text(word, left + x * size - 25, top + (1 - y) * size - 4, {
      width: 50,
      align: 'center',
      lineBreak: false,
    });
  const middle = (corners: readonly MapPoint[]) =>
    (['x', 'y'] as const).map((axis) => corners.reduce((sum, each) => sum + each[axis], 0) / corners.length);
  for (const [corners, word] of [
    [lower, texts.lower],
    [higher, texts.higher],
  ] as const) {
    const [x, y] = middle(corners);
    if (x !== undefined && y !== undefined && corners.length > 0) say(word, x, y);
  }
  if (lower.length === 0 && higher.length === 0) say(texts.open, 0.5, 0.5);
}
