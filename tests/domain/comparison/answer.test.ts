import {
  answerOf,
  bestCase,
  type PairMatrix,
  pairMatrix,
  worstExcess,
} from '#domain/comparison/answer/answer.ts';
import { breakEvensOf } from '#domain/comparison/answer/breakEvens.ts';
import { differenceOf, settledUnder } from '#domain/comparison/differences/difference.ts';
import { documentsToAsk } from '#domain/comparison/answer/documents.ts';
import { kindOf } from '#domain/comparison/sides/kinds.ts';
import { limitsOf } from '#domain/comparison/answer/limits.ts';
import { type ComparedLine, magnitude } from '#domain/comparison/sides/lines.ts';
import { marginOf } from '#domain/comparison/answer/margin.ts';
import { limitValue } from '#domain/comparison/wording/sentence.ts';
import { settledBy } from '#domain/comparison/answer/settledBy.ts';
import { supplierGroupsOf } from '#domain/comparison/sides/supplierGroups.ts';
import { withDeclared } from '#domain/comparison/sides/suppliers.ts';
import { factorOfKey } from '#domain/factors/factorOfKey.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import { scaleLine, scaleLines, valueAt } from '#domain/range.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerFor, drawnSides, keys, setLine } from './drawnSides.ts';
import { worked } from './support.ts';

const frame = worked(1000, 95_000);
const wall = [setLine('concrete:25', 1150), setLine('steel:60', 60_000)];
const masonry = [
  setLine('concrete:25', 500),
  setLine('steel:50', 45_000),
  setLine('block:inteiro (14x19x39):8', 90_000),
  setLine('grout:20', 100),
  setLine('mortar:8', 60),
];

const at = (key: string, t: number) => valueAt(factorOfKey(sidac2026_04, key)!.co2, t);
const allKinds = [...new Set(keys.map(kindOf))];
type Positions = Partial<Record<string, number>>;
const summed = new WeakMap<readonly ComparedLine[], Map<string, { low: number; high: number }>>();
/** What the lines of a side emit by kind, with its supplier at the low end and at the high end. */
function byKind(lines: readonly ComparedLine[]) {
  const sums = summed.get(lines) ?? new Map<string, { low: number; high: number }>();
  if (!summed.has(lines))
    for (const { key, amount } of lines) {
      const { low, high } = sums.get(kindOf(key)) ?? { low: 0, high: 0 };
      sums.set(kindOf(key), { low: low + amount * at(key, 0), high: high + amount * at(key, 1) });
    }
  summed.set(lines, sums);
  return sums;
}
/** What a side emits where the supplier of each kind stands at a t. */
const emitted = (lines: readonly ComparedLine[], positions: Positions) =>
  [...byKind(lines)].reduce(
    (sum, [kind, { low, high }]) => sum + low + (positions[kind] ?? 0) * (high - low),
    0,
  );
const corners = (kinds: readonly string[]): Positions[] =>
  Array.from({ length: 2 ** kinds.length }, (_, corner) =>
    Object.fromEntries(kinds.map((kind, bit) => [kind, (corner >> bit) & 1])),
  );
const sizeOf = (sides: readonly ComparedLine[][]) =>
  sides.reduce((sum, lines) => sum + magnitude(lines, 'co2'), 0);

describe('the worked three', () => {
  const { matrix, answer, sides } = answerFor([frame, wall, masonry]);
  const ends = (item: number, reference: number) => matrix[item]![reference]!.judged;

  test('the same suppliers leave all open, the same cement does not', () => {
    expect(ends(0, 1).co2.min).toBeCloseTo(-2499.5, 6);
    expect(ends(0, 1).co2.max).toBeCloseTo(32_995, 6);
    expect(ends(0, 2).co2.max).toBeCloseTo(147_660, 6);
    expect(ends(1, 2).co2.min).toBeCloseTo(-41_251.5, 6);
    expect(ends(0, 2).sameCement.co2.min).toBeCloseTo(25_409, 6);
    expect(ends(0, 2).sameCement.co2.max).toBeCloseTo(89_660, 6);
    expect(ends(1, 2).sameCement.co2.min).toBeCloseTo(27_908.5, 6);
    expect(ends(1, 2).sameCement.co2.max).toBeCloseTo(56_665, 6);
    expect(ends(0, 2)).toMatchObject({ co2Verdict: 'DEPENDS_ON_SUPPLIER', co2Certainty: 'SAME_CEMENT' });
  });

  test('masonry is best with the same cement', () => {
    expect(answer).toMatchObject({ best: [2], isSettled: true, certainty: 'SAME_CEMENT' });
  });

  test('the worst excess of each, and the best case of masonry', () => {
    const excess = (item: number) => worstExcess(matrix, item, 'co2')?.total;
    expect(excess(2)).toBeCloseTo(41_251.5, 6);
    expect(excess(1)).toBeCloseTo(125_825, 6);
    expect(excess(0)).toBeCloseTo(147_660, 6);
    expect(worstExcess(matrix, 2, 'co2')?.against).toBe(1);
    expect(bestCase(matrix, 2, 'co2')?.total).toBeCloseTo(-147_660, 6);
  });

  test('no document gains for sure; concrete settles more of its range than the block does', () => {
    const documents = documentsToAsk(sides, matrix, 'co2');
    expect(documents.map(({ kind, guaranteedGain }) => [kind, guaranteedGain])).toEqual([
      ['CONCRETE', 0],
      ['BLOCKS', 0],
      ['STEEL', 0],
      ['GROUT', 0],
      ['MORTAR', 0],
    ]);
    const [concrete, block] = documents;
    // 41 251.5 less from 90 000 blocks: 1.35 − 0.45835.
    expect(block).toMatchObject({
      material: 'block:inteiro (14x19x39):8',
      settlesFrom: null,
      amount: 90_000,
    });
    expect(block?.settlesUpTo).toBeCloseTo(0.89165, 9);
    expect(concrete).toMatchObject({ material: 'concrete:25', settlesUpTo: null, amount: 1150 });
    // 650 m³ less of C25, 106.4 from end to end: 41 251.5 ÷ 650 above the low end.
    expect(concrete?.settlesFrom).toBeCloseTo(200 + 41_251.5 / 650, 9);
  });
});

describe('sides of which two share an area', () => {
  const sides = [
    { lines: worked(300, 20_000), area: 2000 },
    { lines: worked(270, 29_000), area: 2000 },
    { lines: worked(61, 3300), area: 400 },
  ];
  const matrix = pairMatrix(sides);
  const perArea = pairMatrix(
    sides.map(({ lines, area }) => ({ lines: scaleLines(lines, 1 / area), area: 1 })),
  );

  test('are all judged per m²', () => {
    for (const of of ['co2', 'energy'] as const) {
      expect(answerOf(matrix, of)).toEqual(answerOf(perArea, of));
      sides.forEach((_, item) => {
        for (const figure of [worstExcess, bestCase]) {
          const [mixed, alike] = [matrix, perArea].map((each) => figure(each, item, of));
          expect(mixed?.against).toBe(alike?.against);
          expect(mixed?.perSquareMeter).toBeCloseTo(alike?.total ?? NaN, 9);
        }
      });
    }
    expect(answerOf(matrix, 'co2').best).toEqual([1]);
    expect(worstExcess(matrix, 1, 'co2')).toMatchObject({ against: 2 });
  });

  test('have documents that gain so much per m²', () => {
    const gains = ([all, of]: [typeof sides, typeof matrix]) =>
      documentsToAsk(all, of, 'co2').map(({ kind, guaranteedGain }) => [kind, guaranteedGain.toPrecision(9)]);
    expect(gains([sides, matrix])).toEqual(gains([sides, perArea]));
  });
});

test('the margin of the worked pair is 1.8907 %', () => {
  expect(marginOf(differenceOf(worked(900, 105_000), worked(1000, 95_000)), 'co2')).toBeCloseTo(0.018907, 6);
});

test('a tie below a third is no "depends"', () => {
  const small = worked(500, 40_000);
  const { answer } = answerFor([small, small.toReversed(), frame]);
  expect(answer).toMatchObject({ best: [0, 1], isSettled: true, certainty: 'SAME_SUPPLIERS' });
});

test('who declares C25 stands for C40 too', () => {
  const declared = new Map([['concrete:25', { co2: { min: 250, max: 250 }, energy: null }]]);
  const [a, b] = [setLine('concrete:40', 212.5), setLine('concrete:25', 250)].map((line) =>
    withDeclared(line, declared),
  );
  expect(a).toMatchObject({ isInferred: true, isDeclared: false });
  expect(b).toMatchObject({ isDeclared: true });
  const { co2 } = differenceOf([a!], [b!]);
  expect(co2.min).toBeCloseTo(8916.7, 1);
  expect(co2.max).toBeCloseTo(co2.min, 9);
});

describe('against brute force', () => {
  test('the worst excess is that of all corners; the answer’s best exceed nobody in any of them', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(drawnSides(), (sides) => {
        const { matrix, answer } = answerFor(sides);
        const slack = 1e-9 * sizeOf(sides);
        const gap = (item: number, other: number, positions: Positions) =>
          emitted(sides[item]!, positions) - emitted(sides[other]!, positions);
        const excessOf = (item: number, places: readonly Positions[]) =>
          Math.max(0, ...sides.flatMap((_, other) => places.map((t) => gap(item, other, t))));
        const same = corners(allKinds);
        sides.forEach((_, item) => {
          const excess = worstExcess(matrix, item, 'co2')?.total ?? -1;
          expect(Math.abs(excess - excessOf(item, same))).toBeLessThanOrEqual(slack);
        });
        seen.add(answer.certainty);
        const cement = corners(['CEMENT', 'STEEL']).map(({ CEMENT = 0, STEEL = 0 }) => ({
          ...Object.fromEntries(allKinds.map((kind) => [kind, CEMENT])),
          STEEL,
        }));
        const places = answer.certainty === 'SAME_CEMENT' ? cement : same;
        const least = answer.isSettled ? 0 : Math.min(...sides.map((_, item) => excessOf(item, same)));
        for (const item of answer.best) expect(excessOf(item, places)).toBeLessThanOrEqual(least + slack);
        const settledByCement = sides.some((_, item) => excessOf(item, cement) === 0);
        expect(answer.isSettled || !settledByCement).toBe(true);
      }),
    );
    expect([...seen].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'ANY_SUPPLIERS',
      'NONE',
      'SAME_CEMENT',
      'SAME_SUPPLIERS',
    ]);
  });

  test('at the margin the verdict just holds, beyond it some error ends it', () => {
    let seen = 0;
    fc.assert(
      fc.property(drawnSides(2), ([item = [], reference = []]) => {
        const difference = differenceOf(item, reference);
        const margin = marginOf(difference, 'co2');
        const settled = settledUnder(difference, 'co2');
        expect(margin === null).toBe(settled === null);
        if (margin === null || settled === null || settled.verdict === 'EQUAL') return;
        seen += 1;
        const sign = settled.verdict === 'LOWER_IN_EVERY_CASE' ? 1 : -1;
        const worst = (error: number) => {
          const wrong = differenceOf(
            scaleLines(item, 1 + sign * error),
            scaleLines(reference, 1 - sign * error),
          );
          const { min, max } = settled.assumption === 'SAME_CEMENT' ? wrong.sameCement.co2 : wrong.co2;
          return sign === 1 ? max : -min;
        };
        const slack = 1e-9 * sizeOf([item, reference]);
        expect(Math.abs(worst(margin))).toBeLessThanOrEqual(slack);
        expect(margin >= 0.99 || worst(margin + 0.001) > -slack).toBe(true);
        expect(worst(margin * 0.9)).toBeLessThanOrEqual(slack);
      }),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('up to its change an amount leaves a settled verdict, past it the verdict falls', () => {
    let seen = 0;
    fc.assert(
      fc.property(drawnSides(2), ([item = [], reference = []]) => {
        const difference = differenceOf(item, reference);
        const settled = settledUnder(difference, 'co2');
        for (const { material, holdsTo } of breakEvensOf(difference, 'co2')) {
          expect(settled === null && holdsTo !== null).toBe(false);
          if (settled === null || settled.verdict === 'EQUAL' || holdsTo === null) continue;
          seen += 1;
          const end = (percent: number) => {
            const moved = item.map((line) =>
              line.key === material ? scaleLine(line, 1 + percent / 100) : line,
            );
            const after = differenceOf(moved, reference);
            const { min, max } = settled.assumption === 'SAME_CEMENT' ? after.sameCement.co2 : after.co2;
            return settled.verdict === 'LOWER_IN_EVERY_CASE' ? max : -min;
          };
          const slack = 1e-9 * sizeOf([item, reference]);
          expect(Math.abs(end(holdsTo))).toBeLessThanOrEqual(slack);
          expect(end(holdsTo * 0.99)).toBeLessThanOrEqual(slack);
        }
      }),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('the least worst excess that remains once a supplier is known', () => {
    let gains = 0;
    fc.assert(
      fc.property(drawnSides(), (sides) => {
        const { matrix, sides: built } = answerFor(sides);
        for (const { kind, guaranteedGain, ...document } of documentsToAsk(built, matrix, 'co2')) {
          const others = corners(allKinds.filter((other) => other !== kind));
          const leastAt = (t: number) =>
            Math.min(
              ...sides.map((item) =>
                Math.max(
                  0,
                  ...sides.flatMap((other) =>
                    others.map(
                      (rest) =>
                        emitted(item, { ...rest, [kind]: t }) - emitted(other, { ...rest, [kind]: t }),
                    ),
                  ),
                ),
              ),
            );
          const steps = Array.from({ length: 41 }, (_, step) => step / 40);
          const atWorst = Math.max(...steps.map(leastAt));
          const now = Math.min(
            ...sides.map((_, item) => worstExcess(matrix, item, 'co2')?.total ?? Infinity),
          );
          const slack = 1e-9 * sizeOf(sides);
          // A step misses the peak by no more than a step's slope.
          expect(guaranteedGain).toBeLessThanOrEqual(now - atWorst + slack);
          expect(guaranteedGain).toBeGreaterThanOrEqual(now - atWorst - sizeOf(sides) / 40);
          if (guaranteedGain > slack) gains += 1;
          const tOf = (value: number) => (value - document.low) / (document.high - document.low);
          const { settlesUpTo, settlesFrom } = document;
          const settling = [settlesUpTo, settlesFrom].filter((value) => value !== null);
          for (const value of settling) expect(leastAt(tOf(value))).toBeLessThanOrEqual(slack * 10);
        }
      }),
      { numRuns: 40, seed: 1 },
    );
    expect(gains).toBeGreaterThan(0);
  });

  test('the smallest set of kinds that settles it, and no smaller one', () => {
    const sizes = new Set<number>();
    let open = 0;
    fc.assert(
      fc.property(drawnSides(3), (sides) => {
        const { matrix, answer } = answerFor(sides);
        const ids = allKinds.map((kind) => `${kind}|${sidac2026_04.id}`);
        const set = settledBy(ids, matrix, 'co2');
        const isSettled = ['ANY_SUPPLIERS', 'SAME_SUPPLIERS'].includes(answer.certainty);
        expect(set?.length === 0).toBe(isSettled);
        if (isSettled) return;
        open += 1;
        const slack = 1e-7 * sizeOf(sides);
        const least = (kinds: readonly string[]) => leastWithin(matrix, sides, kinds);
        const kinds = (set ?? []).map((id) => id.split('|')[0]!);
        sizes.add(kinds.length);
        expect(least(kinds)).toBeLessThanOrEqual(slack);
        // One kind alone that leaves nothing open anywhere on a fine grid would have been the set.
        const alone = allKinds.filter((kind) => least([kind]) === 0);
        expect(kinds.length > 1 && alone.some((kind) => surelySettles(sides, kind))).toBe(false);
      }),
      { numRuns: 60, seed: 1 },
    );
    expect(sizes.size).toBeGreaterThan(1);
    expect(open).toBeGreaterThan(10);
  });
});

/** Whether one kind known leaves some side below all others everywhere on a fine grid, with room to spare. */
const surelySettles = (sides: readonly ComparedLine[][], kind: string): boolean =>
  Array.from({ length: 201 }, (_, step) => step / 200).every((t) =>
    sides.some((item) =>
      sides.every(
        (other) =>
          item === other ||
          corners(allKinds.filter((each) => each !== kind)).every(
            (rest) =>
              emitted(item, { ...rest, [kind]: t }) - emitted(other, { ...rest, [kind]: t }) <
              -1e-3 * sizeOf(sides),
          ),
      ),
    ),
  );

/** The largest least worst excess over a grid of where the suppliers of some kinds stand. */
function leastWithin(matrix: PairMatrix, sides: readonly ComparedLine[][], kinds: readonly string[]): number {
  const others = allKinds.filter((kind) => !kinds.includes(kind));
  const grid = kinds.reduce<Positions[]>(
    (all, kind) => all.flatMap((some) => [0, 0.25, 0.5, 0.75, 1].map((t) => ({ ...some, [kind]: t }))),
    [{}],
  );
  const rest = corners(others);
  return Math.max(
    ...grid.map((known) =>
      Math.min(
        ...matrix.map((_, item) =>
          Math.max(
            0,
            ...sides.flatMap((other) =>
              rest.map((t) => emitted(sides[item]!, { ...t, ...known }) - emitted(other, { ...t, ...known })),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('many materials outside the set', () => {
  /** Four frames that hardly differ, each with materials of its own: some with a range, some with one value. */
  const framesWith = (ranged: number, single: number) =>
    Array.from({ length: 4 }, (_, side) => {
      const own = Array.from({ length: ranged + single }, (__, index): ComparedLine => {
        const key = `other:other:m2:${side} ${index}`;
        return { ...setLine('steel:50', 9), key, label: key, co2: { min: 9, max: index < ranged ? 900 : 9 } };
      });
      return [...worked(1 + side / 500, 95), ...own];
    });
  const settled = (sides: ComparedLine[][]) =>
    settledBy(
      supplierGroupsOf(sides.flat()).map(({ id }) => id),
      answerFor(sides).matrix,
      'co2',
    );

  test('those with one value are left out of the sets tried', () => {
    expect(settled(framesWith(1, 0))).toHaveLength(5);
    expect(settled(framesWith(1, 50))).toEqual(settled(framesWith(1, 0)));
  });

  test('no set is told where too many would have to be tried', () => {
    expect(settled(framesWith(3, 0))).toBeNull();
    expect(settled(framesWith(50, 0))).toBeNull();
  });
});

describe('declared suppliers', () => {
  const declaredAt = (key: string, min: number, max: number) =>
    new Map([[key, { co2: { min, max }, energy: null }]]);
  const share = fc.double({ min: 0, max: 1, noNaN: true });

  test('a declaration within the set’s range never widens a difference, and the set’s own changes nothing', () => {
    fc.assert(
      fc.property(drawnSides(2), fc.constantFrom(...keys), share, share, (sides, key, a, b) => {
        const [item = [], reference = []] = sides;
        const undeclared = differenceOf(item, reference);
        const within = (t0: number, t1: number) => {
          const declared = declaredAt(key, at(key, t0), at(key, t1));
          const [x = [], y = []] = [item, reference].map((lines) =>
            lines.map((line) => withDeclared(line, declared)),
          );
          return differenceOf(x, y);
        };
        const slack = 1e-9 * sizeOf(sides);
        const narrowed = within(Math.min(a, b), Math.max(a, b));
        // With the same cement it may: one kind's supplier is known then, and no longer moves with the others.
        for (const range of [
          (of: typeof undeclared) => of.co2,
          (of: typeof undeclared) => of.anySuppliers.co2,
        ]) {
          expect(range(narrowed).min).toBeGreaterThanOrEqual(range(undeclared).min - slack);
          expect(range(narrowed).max).toBeLessThanOrEqual(range(undeclared).max + slack);
          const own = within(0, 1);
          expect(Math.abs(range(own).min - range(undeclared).min)).toBeLessThanOrEqual(slack);
          expect(Math.abs(range(own).max - range(undeclared).max)).toBeLessThanOrEqual(slack);
        }
        expect(narrowed.energy).toEqual(undeclared.energy);
      }),
    );
  });

  test('every limit shown, put in as a declaration, settles the verdict as stated; so does its text', () => {
    let seen = 0;
    fc.assert(
      fc.property(drawnSides(2), (sides) => {
        const [item = [], reference = []] = sides;
        const difference = differenceOf(item, reference);
        for (const limit of difference.kinds.flatMap((kind) => limitsOf(difference, kind, 'co2'))) {
          seen += 1;
          const exact = limit.upTo ?? limit.from!;
          expect(exact).toBeGreaterThanOrEqual(limit.low);
          expect(exact).toBeLessThanOrEqual(limit.high);
          for (const value of [exact, limitValue(limit)]) {
            const declared = declaredAt(limit.material, value, value);
            const [x = [], y = []] = [item, reference].map((lines) =>
              lines.map((line) => withDeclared(line, declared)),
            );
            expect(differenceOf(x, y).co2Verdict).toBe(limit.verdict);
          }
        }
      }),
      { numRuns: 300, seed: 1 },
    );
    expect(seen).toBeGreaterThan(50);
  });
});
