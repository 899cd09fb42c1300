import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import { verdictOf } from '#domain/comparison/differences/verdict.ts';
import { type MapPoint, supplierMap } from '#domain/comparison/answer/supplierMap.ts';
import { scaledElements } from '#domain/comparison/sides/whatIf.ts';
import { moduleOf, sideOf, worked } from './support.ts';

/** A and B of the decisions with more steel, so that suppliers decide: concrete +22 820…33 940, steel −21 295…−53 050. */
const difference = differenceOf(worked(1000, 95_000), worked(900, 145_000));
const [concrete, steel] = ['CONCRETE', 'STEEL'].map((kind) =>
  difference.kinds.find((each) => each.kind === kind)!,
);
const map = supplierMap(difference, concrete!, steel!, 'co2');

const t = fc.double({ min: 0, max: 1, noNaN: true });

/** Whether a point lies in a convex area told by its corners in order. */
function isInside(points: readonly MapPoint[], { x, y }: MapPoint): boolean {
  return (
    points.length > 0 &&
    points.every((a, index) => {
      const b = points[(index + 1) % points.length]!;
      return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= -1e-9;
    })
  );
}

describe('the supplier map', () => {
  test('stands at the corners where the kinds stand', () => {
    expect(map.at({ x: 0, y: 0 }).min).toBeCloseTo(22_820 - 21_295, 6);
    expect(map.at({ x: 1, y: 1 }).max).toBeCloseTo(33_940 - 53_050, 6);
    expect(verdictOf(map.at({ x: 1, y: 0 }))).toBe('HIGHER_IN_EVERY_CASE');
    expect(verdictOf(map.at({ x: 0, y: 1 }))).toBe('LOWER_IN_EVERY_CASE');
  });

  test('its areas are where every supplier of both kinds gives that verdict', () => {
    fc.assert(
      fc.property(t, t, (x, y) => {
        const value = 22_820 + x * 11_120 - (21_295 + y * 31_755);
        fc.pre(Math.abs(value) > 1);
        expect(isInside(map.lower, { x, y })).toBe(value < 0);
        expect(isInside(map.higher, { x, y })).toBe(value > 0);
      }),
    );
  });

  test('other kinds leave a strip open between the areas', () => {
    const extra = { ...concrete!, id: 'GROUT', kind: 'GROUT' as const, co2: { low: -1000, high: 2000 } };
    const wide = supplierMap({ kinds: [...difference.kinds, extra] }, concrete!, steel!, 'co2');
    const at = { x: 0, y: 1525 / 31_755 };
    expect(wide.at(at)).toEqual({ min: expect.closeTo(-1000, 6), max: expect.closeTo(2000, 6) });
    expect(verdictOf(wide.at(at))).toBe('DEPENDS_ON_SUPPLIER');
    expect(isInside(wide.lower, at) || isInside(wide.higher, at)).toBe(false);
  });

  test('has no area for a verdict no supplier gives', () => {
    const same = differenceOf(worked(1000, 100_000), worked(900, 100_000));
    const [only] = same.kinds;
    const flat = supplierMap(same, only!, same.kinds[1]!, 'co2');
    expect(flat.lower).toEqual([]);
    expect(flat.higher).toHaveLength(4);
  });
});

test('a what-if scales all materials of an element and leaves the others', () => {
  const side = sideOf(moduleOf());
  const [first] = side.lines;
  const more = scaledElements(side, { [first!.element]: 10 });
  for (const [index, line] of side.lines.entries()) {
    const factor = line.element === first!.element ? 1.1 : 1;
    expect(more.lines[index]!.amount).toBeCloseTo(line.amount * factor, 9);
    expect(more.lines[index]!.co2.max).toBeCloseTo(line.co2.max * factor, 6);
  }
  expect(side.lines[0]).toBe(first);
});
