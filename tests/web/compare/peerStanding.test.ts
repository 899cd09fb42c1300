import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discSlots } from '../../../web/parts/peers/discSlots.ts';
import { axisEnd, positionAmong, quartilesOf, rankAmong } from '../../../web/parts/peers/peerRank.ts';
import { peerVariables } from '../../../web/parts/peers/peerVariables.ts';

const range = fc
  .tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true }))
  .map(([min, width]) => ({ min, max: min + width }));

/** Known results of the same weight, as a service tells each of them. */
const each = (ranges: readonly { min: number; max: number }[]) =>
  ranges
    .toSorted((a, b) => a.min - b.min)
    .map((of, rank, all) => ({ ...of, position: (rank + 1) / all.length }));

describe('where a result stands among known ones', () => {
  test('is a band by both of its ends', () => {
    const quantiles = [
      { position: 0.25, min: 10, max: 40 },
      { position: 0.5, min: 20, max: 50 },
      { position: 0.75, min: 30, max: 60 },
    ];
    expect(rankAmong({ min: 15, max: 55 }, quantiles)).toEqual({ from: 0.375, to: 0.625 });
    expect(rankAmong({ min: 5, max: 70 }, quantiles)).toEqual({ from: 0, to: 1 });
    expect(rankAmong({ min: 25, max: 45 }, quantiles)).toEqual({ from: 0.375, to: 0.625 });
    expect(positionAmong({ min: 25, max: 45 }, quantiles)).toBe(0.625);
  });

  test('lies between 0 and 1, and no lower for a result that is no lower', () => {
    fc.assert(
      fc.property(range, fc.nat(50), fc.array(range, { maxLength: 30 }), (result, more, ranges) => {
        const known = each(ranges);
        const lower = rankAmong(result, known);
        const higher = rankAmong({ min: result.min + more, max: result.max + more }, known);
        expect(0 <= lower.from && lower.from <= lower.to && lower.to <= 1).toBe(true);
        expect(higher.from >= lower.from && higher.to >= lower.to).toBe(true);
      }),
    );
  });

  test('has quartiles in order that leave a quarter on either side', () => {
    const quartiles = quartilesOf(each([1, 2, 3, 4].map((value) => ({ min: value, max: value }))));
    expect(quartiles).toEqual({ first: 1, median: 2, third: 3 });
    const between = [10, 20, 30, 40, 50].map((min) => ({ min, max: min + 4 }));
    expect(quartilesOf(each(between))).toEqual({ first: 14.5, median: 27, third: 39.5 });
    fc.assert(
      fc.property(fc.array(range, { minLength: 5, maxLength: 40 }), (ranges) => {
        const { first, median, third } = quartilesOf(each(ranges));
        // Between equal neighbours the last digit is rounded.
        expect(first <= median + 1e-9 && median <= third + 1e-9).toBe(true);
        const below = ranges.filter(({ min, max }) => (min + max) / 2 < first - 1e-9).length;
        expect(below).toBeLessThanOrEqual(Math.ceil(ranges.length / 4));
      }),
    );
  });

  test('lies on an axis that holds all of them and ends at a round figure', () => {
    const end = (max: number) => axisEnd([{ min: 0, max }]);
    expect([end(87.3), end(804.9), end(0.9), end(100), end(0)]).toEqual([100, 1000, 1, 100, 1]);
    expect([end(1.2), end(16), end(210), end(26), end(310), end(5.5)]).toEqual([1.5, 20, 250, 30, 400, 6]);
    fc.assert(
      fc.property(fc.array(range), (known) => {
        for (const { max } of known) expect(axisEnd(known)).toBeGreaterThanOrEqual(max);
      }),
    );
  });

  test('is asked for by what the address names, and nothing unknown', () => {
    const search = new URLSearchParams('technology=concrete_wall&storeys=from_21&state=XX&phase=nothing');
    expect(peerVariables(search)).toEqual({
      technology: 'CONCRETE_WALL',
      storeys: 'FROM_21',
      state: null,
      phase: null,
      withFoundation: false,
    });
    const founded = (of: string) =>
      peerVariables(new URLSearchParams(`foundation=yes&of=${of}`)).withFoundation;
    expect(['projects', 'units', 'floors'].map(founded)).toEqual([true, true, false]);
  });
});

test('discs that would cover each other stand side by side on their bars, the others at the lower end', () => {
  const close = { x: 0.4, y: 140 };
  const discs = [close, { x: 0.41, y: 140 }, { x: 0.39, y: 131 }, { x: 0.4, y: 160 }, { x: 0.6, y: 140 }];
  expect(discSlots(discs)).toEqual([0, 1, 2, 0, 0]);
});
