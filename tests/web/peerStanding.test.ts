import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discSlots } from '../../web/parts/peers/discSlots.ts';
import { axisEnd, positionAmong, quartilesOf, rankAmong } from '../../web/parts/peers/peerRank.ts';
import { peerVariables } from '../../web/parts/peers/peerVariables.ts';

const range = fc
  .tuple(fc.double({ min: 0, max: 1000, noNaN: true }), fc.double({ min: 0, max: 500, noNaN: true }))
  .map(([min, width]) => ({ min, max: min + width }));

describe('where a result stands among known ones', () => {
  test('is told end by end, and left open where one range holds the other', () => {
    const known = [
      { min: 10, max: 20 },
      { min: 50, max: 70 },
      { min: 55, max: 60 },
      { min: 40, max: 90 },
    ];
    expect(rankAmong({ min: 45, max: 65 }, known)).toEqual({ lowerThan: 1, higherThan: 1, undecided: 2 });
    expect(positionAmong({ min: 45, max: 65 }, known)).toBe(0.5);
  });

  test('counts every known one once, and mirrors', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 30 }), (result, known) => {
        const { lowerThan, higherThan, undecided } = rankAmong(result, known);
        expect(lowerThan + higherThan + undecided).toBe(known.length);
        const mirrored = known.filter((each) => rankAmong(each, [result]).higherThan === 1).length;
        expect(mirrored).toBe(lowerThan);
      }),
    );
  });

  test('has quartiles in order that leave a quarter on either side', () => {
    expect(quartilesOf([1, 2, 3, 4, 5].map((value) => ({ min: value, max: value })))).toEqual({
      first: 2,
      median: 3,
      third: 4,
    });
    fc.assert(
      fc.property(fc.array(range, { minLength: 5, maxLength: 40 }), (known) => {
        const { first, median, third } = quartilesOf(known);
        expect(first <= median && median <= third).toBe(true);
        const below = known.filter(({ min, max }) => (min + max) / 2 < first).length;
        expect(below).toBeLessThanOrEqual(Math.ceil(known.length / 4));
      }),
    );
  });

  test('lies on an axis that holds all of them and ends at a round figure', () => {
    const end = (max: number) => axisEnd([{ min: 0, max }]);
    expect([end(87.3), end(804.9), end(0.9), end(100), end(0)]).toEqual([100, 1000, 1, 100, 1]);
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
  });
});

test('discs that would cover each other stand side by side on their bars, the others at the lower end', () => {
  const close = { x: 0.4, y: 140 };
  const discs = [close, { x: 0.41, y: 140 }, { x: 0.39, y: 131 }, { x: 0.4, y: 160 }, { x: 0.6, y: 140 }];
  expect(discSlots(discs)).toEqual([0, 1, 2, 0, 0]);
});
