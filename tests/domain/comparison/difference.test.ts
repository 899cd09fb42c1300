import { sumStandings } from '#domain/comparison/sides/atStanding.ts';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import { comparePair, pairFigures } from '#domain/comparison/differences/pair.ts';
import { driversOf } from '#domain/comparison/differences/drivers.ts';
import { type ComparedLine, magnitude } from '#domain/comparison/sides/lines.ts';
import { scaleLines } from '#domain/range.ts';
import { withDeclared } from '#domain/comparison/sides/suppliers.ts';
import { materialDifferences } from '#domain/comparison/differences/materialDifferences.ts';
import { kindOf } from '#domain/comparison/sides/kinds.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnsOf, concreteOf, pairOfSides, worked } from './support.ts';

const expectRange = (range: { min: number; max: number }, min: number, max: number) => {
  expect(range.min).toBeCloseTo(min, 6);
  expect(range.max).toBeCloseTo(max, 6);
};

describe('the worked cases', () => {
  test('100 m³ more C30 against 10 t more CA50', () => {
    const result = differenceOf(worked(1000, 95_000), worked(900, 105_000));
    expectRange(result.co2, 12_210, 29_681);
    expectRange(result.anySuppliers.co2, -148_204.5, 190_095.5);
    expect([result.co2Verdict, result.co2Certainty]).toEqual(['HIGHER_IN_EVERY_CASE', 'SAME_SUPPLIERS']);
    const [concrete, steel] = result.kinds;
    expect(concrete?.co2.low).toBeCloseTo(22_820, 6);
    expect(concrete?.co2.high).toBeCloseTo(33_940, 6);
    expect(steel?.co2.low).toBeCloseTo(-4259, 6);
    expect(steel?.co2.high).toBeCloseTo(-10_610, 6);
  });

  test('less of a stronger concrete: higher with the same supplier, open with any', () => {
    const result = differenceOf(scaleLines(concreteOf(40, 42.5), 5), scaleLines(concreteOf(25, 50), 5));
    expectRange(result.co2, 7443.75, 10_222.5);
    expectRange(result.anySuppliers.co2, -16_377.5, 34_043.75);
    expect([result.co2Verdict, result.co2Certainty]).toEqual(['HIGHER_IN_EVERY_CASE', 'SAME_SUPPLIERS']);
    expect(result.kinds[0]?.co2.low).toBeCloseTo(10_222.5, 6);
    expect(result.kinds[0]?.co2.high).toBeCloseTo(7443.75, 6);
  });

  test('far more of everything is higher with any suppliers', () => {
    expect(differenceOf(worked(3000, 300_000), worked(900, 90_000)).co2Certainty).toBe('ANY_SUPPLIERS');
  });

  test('material by material it is what each adds alone', () => {
    const lines = materialDifferences(differenceOf(worked(1000, 95_000), worked(900, 105_000)));
    expect(lines.map(({ key, itemAmount, referenceAmount }) => [key, itemAmount - referenceAmount])).toEqual([
      ['concrete:30', 100],
      ['steel:50', -10_000],
    ]);
    expect(lines[1]?.co2.min).toBeCloseTo(-10_610, 6);
    expect(lines[1]?.co2.max).toBeCloseTo(-4259, 6);
  });
});

test('nothing against nothing, and equal inputs in another order, are equal', () => {
  expect(differenceOf([], []).co2Verdict).toBe('EQUAL');
  const lines = [0.1, 0.2, 0.3, 1e5].flatMap((volume) => concreteOf(30, volume));
  const same = differenceOf(lines, lines.toReversed());
  expect(same).toMatchObject({
    co2: { min: 0, max: 0 },
    co2Verdict: 'EQUAL',
    co2Certainty: 'SAME_SUPPLIERS',
  });
});

test('rows of another factor set are of strangers', () => {
  const later = {
    ...sidac2026_04,
    id: 'later',
    concrete: sidac2026_04.concrete.map((row) => ({
      ...row,
      co2: { min: row.co2.min * 0.9, max: row.co2.max },
    })),
  };
  const columns = { volumes: [{ fck: 30, volume: 1 }], steel: [] };
  const [a, b] = [columnsOf(columns), columnsOf(columns, later)];
  const result = differenceOf(a, b);
  expectRange(result.co2, 228.2 - 339.4, 339.4 - 228.2 * 0.9);
  expect(result.co2).toEqual(result.anySuppliers.co2);
  // The set may go by the same name where a service keeps its own figures.
  const unnamed = (lines: ComparedLine[]) => lines.map((line) => ({ ...line, factorSet: '' }));
  expectRange(differenceOf(unnamed(a), unnamed(b)).co2, 228.2 - 339.4, 339.4 - 228.2 * 0.9);
});

test('a declared factor takes the place of the set’s on both sides, and its supplier stands for his kind', () => {
  const declared = new Map([['concrete:30', { co2: { min: 200, max: 200 }, energy: null }]]);
  const [a, b] = [worked(1000, 95_000), worked(900, 105_000)].map((lines) =>
    lines.map((line) => withDeclared(line, declared)),
  );
  const result = differenceOf(a ?? [], b ?? []);
  expect(result.kinds.map(({ kind, label }) => [kind, label])).toEqual([
    ['CONCRETE', ''],
    ['STEEL', ''],
  ]);
  expectRange(result.co2, 20_000 - 10_610, 20_000 - 4259);
});

describe('against brute force', () => {
  const slackOf = ({ a, b }: { a: ComparedLine[]; b: ComparedLine[] }) =>
    1e-9 * (magnitude(a, 'co2') + magnitude(b, 'co2'));
  const at = (lines: readonly ComparedLine[], t: ReadonlyMap<string, number>) =>
    lines.reduce((sum, { key, co2 }) => sum + co2.min + (co2.max - co2.min) * (t.get(standing(key)) ?? 0), 0);
  const standing = (key: string) => (kindOf(key) === 'DECLARED' ? key : kindOf(key));

  test('the interval is that of all corners of t per kind', () => {
    fc.assert(
      fc.property(pairOfSides, ({ a, b }) => {
        const kinds = [...new Set([...a, ...b].map(({ key }) => standing(key)))];
        const values = Array.from({ length: 2 ** kinds.length }, (_, corner) => {
          const t = new Map(kinds.map((kind, bit) => [kind, (corner >> bit) & 1]));
          return at(a, t) - at(b, t);
        });
        const { co2, anySuppliers } = differenceOf(a, b);
        const slack = slackOf({ a, b });
        expect(Math.abs(co2.min - Math.min(...values))).toBeLessThanOrEqual(slack);
        expect(Math.abs(co2.max - Math.max(...values))).toBeLessThanOrEqual(slack);
        expect(anySuppliers.co2.min).toBeLessThanOrEqual(co2.min + slack);
        expect(anySuppliers.co2.max).toBeGreaterThanOrEqual(co2.max - slack);
      }),
    );
  });

  test('kinds and drivers add up to the difference', () => {
    fc.assert(
      fc.property(pairOfSides, ({ a, b }) => {
        const result = differenceOf(a, b);
        const slack = slackOf({ a, b });
        const kinds = sumStandings(result.kinds.map(({ co2 }) => co2));
        const drivers = sumStandings(driversOf(result, 'co2').map(({ value }) => value));
        expect(Math.abs(kinds.low - drivers.low)).toBeLessThanOrEqual(slack);
        expect(Math.abs(kinds.high - drivers.high)).toBeLessThanOrEqual(slack);
        const lowest = result.kinds.reduce((sum, { co2 }) => sum + Math.min(co2.low, co2.high), 0);
        expect(Math.abs(lowest - result.co2.min)).toBeLessThanOrEqual(slack);
        const sizes = driversOf(result, 'co2').map(({ value }) => Math.abs(value.low + value.high));
        expect(sizes).toEqual(sizes.toSorted((x, y) => y - x));
      }),
    );
  });

  test('drivers tell what each side has of a kind in an element, in the unit of its materials', () => {
    fc.assert(
      fc.property(pairOfSides, ({ a, b }) => {
        const result = differenceOf(a, b);
        for (const driver of driversOf(result, 'energy')) {
          const own = (lines: ComparedLine[]) =>
            lines.filter(({ element, key }) => element === driver.element && kindOf(key) === driver.kind);
          const amounts = [a, b].map((lines) => own(lines).reduce((sum, { amount }) => sum + amount, 0));
          expect(driver.itemAmount).toBeCloseTo(amounts[0]!, 6);
          expect(driver.referenceAmount).toBeCloseTo(amounts[1]!, 6);
          expect(own([...a, ...b]).map(({ unit }) => unit)).toContain(driver.unit);
        }
      }),
    );
  });

  test('a pair is judged per m² where the areas differ, in total where they do not or are not known', () => {
    const areas = fc.constantFrom(0, 400, 400.0001, 900);
    fc.assert(
      fc.property(pairOfSides, areas, areas, ({ a, b }, own, other) => {
        const pair = comparePair({ lines: a, area: own }, { lines: b, area: other })!;
        const each = pair.perSquareMeter;
        expect(pair.total).toEqual(differenceOf(a, b));
        expect(each === null).toBe(own === 0 || other === 0);
        const per = (lines: ComparedLine[], end: 'min' | 'max', by: number) =>
          lines.reduce((sum, { co2 }) => sum + co2[end], 0) / by;
        const found = each?.anySuppliers.co2 ?? { min: 0, max: 0 };
        const known =
          each === null
            ? found
            : {
                min: per(a, 'min', own) - per(b, 'max', other),
                max: per(a, 'max', own) - per(b, 'min', other),
              };
        const slack = slackOf({ a, b });
        expect(Math.abs(found.min - known.min)).toBeLessThanOrEqual(slack);
        expect(Math.abs(found.max - known.max)).toBeLessThanOrEqual(slack);
        const isApart = Math.abs(own - other) > 1e-6 * Math.max(own, other);
        expect(pair.judged).toBe(isApart && each !== null ? each : pair.total);
        const figures = pairFigures(pair);
        expect([figures.co2, figures.co2PerSquareMeter]).toEqual([pair.total.co2, each?.co2 ?? null]);
        expect([figures.energy, figures.energyPerSquareMeter]).toEqual([
          pair.total.energy,
          each?.energy ?? null,
        ]);
        expect([figures.co2Verdict, figures.energyVerdict]).toEqual([
          pair.judged.co2Verdict,
          pair.judged.energyVerdict,
        ]);
      }),
    );
    expect(comparePair({ lines: [], area: 400 }, { lines: worked(1, 1), area: 400 })).toBeNull();
    expect(comparePair({ lines: worked(1, 1), area: 400 }, { lines: worked(0, 0), area: 400 })).toBeNull();
  });

  test('swapping both mirrors it', () => {
    const mirror = {
      LOWER_IN_EVERY_CASE: 'HIGHER_IN_EVERY_CASE',
      HIGHER_IN_EVERY_CASE: 'LOWER_IN_EVERY_CASE',
      DEPENDS_ON_SUPPLIER: 'DEPENDS_ON_SUPPLIER',
      EQUAL: 'EQUAL',
    };
    fc.assert(
      fc.property(pairOfSides, ({ a, b }) => {
        const [there, back] = [differenceOf(a, b), differenceOf(b, a)];
        const slack = slackOf({ a, b });
        expect(Math.abs(there.co2.min + back.co2.max)).toBeLessThanOrEqual(slack);
        expect(back.co2Verdict).toBe(mirror[there.co2Verdict]);
        expect(back.co2Certainty).toBe(there.co2Certainty);
      }),
    );
  });

  test('when every factor of an option rises, no end of its difference falls', () => {
    const rise = fc.record({
      low: fc.double({ min: 0, max: 500, noNaN: true }),
      high: fc.double({ min: 0, max: 500, noNaN: true }),
    });
    const rises = fc.array(rise, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pairOfSides, rises, ({ a, b }, steps) => {
        const risen = a.map((line, index) => {
          const { low, high } = steps[index % steps.length]!;
          const co2 = { min: line.co2.min + low, max: line.co2.max + Math.max(low, high) };
          // Another class of its kind: the same row of one set has one factor.
          return kindOf(line.key) === 'DECLARED' ? line : { ...line, key: `${line.key}0${index}`, co2 };
        });
        const [before, after] = [differenceOf(a, b), differenceOf(risen, b)];
        const slack = slackOf({ a: risen, b });
        for (const end of ['min', 'max'] as const)
          expect(after.co2[end]).toBeGreaterThanOrEqual(before.co2[end] - slack);
      }),
    );
  });

  test('when every class of an option rises, no end of its difference falls', () => {
    const volumes = fc.uniqueArray(
      fc.record({
        fck: fc.constantFrom(20, 25, 30, 35),
        volume: fc.double({ min: 0.1, max: 1000, noNaN: true }),
      }),
      { minLength: 1, selector: ({ fck }) => fck },
    );
    fc.assert(
      fc.property(volumes, volumes, (item, reference) => {
        const against = columnsOf({ volumes: reference, steel: [] });
        const lower = differenceOf(columnsOf({ volumes: item, steel: [] }), against);
        const risen = item.map(({ fck, volume }) => ({ fck: fck + 5, volume }));
        const higher = differenceOf(columnsOf({ volumes: risen, steel: [] }), against);
        expect(higher.co2.min).toBeGreaterThanOrEqual(lower.co2.min - 1e-6);
        expect(higher.co2.max).toBeGreaterThanOrEqual(lower.co2.max - 1e-6);
      }),
    );
  });
});
