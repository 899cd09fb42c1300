import { compareMaterials, shareOf, verdictOf } from '#domain/comparison.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import { structureQuantities } from '#domain/quantities.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classedFrame, frameOf } from './arbitraries.ts';
import { frame, wall } from './samples.ts';

const nothing = { volumes: [], steel: [] };
const of = (volume: number, mass: number) =>
  structureQuantities(
    'beam_column',
    frameOf({ volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass }] }, nothing, nothing),
  ).materials;

describe('the worked comparison', () => {
  const a = of(1000, 95_000);
  const b = of(900, 105_000);

  test('A − B is [12 210, 29 681]: B lower in every case', () => {
    const result = compareMaterials(a, b);
    expect(result.co2.min).toBeCloseTo(12_210, 6);
    expect(result.co2.max).toBeCloseTo(29_681, 6);
    expect(result.co2Verdict).toBe('HIGHER_IN_EVERY_CASE');
    expect(result.co2Share).toEqual({ lower: 0, higher: 1 });
    expect(result.lines.map(({ key, amount }) => [key, amount])).toEqual([
      ['concrete:30', 100],
      ['steel:50', -10_000],
    ]);
    expect(result.lines[1]?.co2.min).toBeCloseTo(-10_610, 6);
    expect(result.lines[1]?.co2.max).toBeCloseTo(-4259, 6);
  });

  test('turned round it is the mirror', () => {
    const result = compareMaterials(b, a);
    expect(result.co2.min).toBeCloseTo(-29_681, 6);
    expect(result.co2.max).toBeCloseTo(-12_210, 6);
    expect(result.co2Verdict).toBe('LOWER_IN_EVERY_CASE');
  });

  test('per m² both sides are divided by their own area', () => {
    const result = compareMaterials(a, b, { a: 1000, b: 900 });
    // Concrete per m² is the same then; what remains is steel, 95 against 116.67 kg/m².
    expect(result.co2Verdict).toBe('LOWER_IN_EVERY_CASE');
    expect(result.co2.max).toBeCloseTo((95 - 105_000 / 900) * 0.4259, 9);
  });
});

test('nothing against nothing, and something against itself, are equal', () => {
  expect(compareMaterials([], []).co2Verdict).toBe('EQUAL');
  const { materials } = structureQuantities('beam_column', frame());
  const same = compareMaterials(materials, materials.toReversed());
  expect(same).toMatchObject({ co2: { min: 0, max: 0 }, co2Verdict: 'EQUAL', energyVerdict: 'EQUAL' });
  expect(same.co2Share).toEqual({ lower: 0.5, higher: 0.5 });
});

test('a material only one side has counts whole', () => {
  const result = compareMaterials(of(10, 100), []);
  expect(result.co2.min).toBeCloseTo(10 * 228.2 + 42.59, 9);
});

test('factors of different sets are not paired', () => {
  const later = {
    ...sidac2026_04,
    id: 'later',
    concrete: sidac2026_04.concrete.map((row) => ({
      ...row,
      co2: { min: row.co2.min * 0.9, max: row.co2.max },
    })),
  };
  const data = frameOf({ volumes: [{ fck: 30, volume: 1 }] }, nothing, nothing);
  const a = structureQuantities('beam_column', data).materials;
  const b = structureQuantities('beam_column', data, later).materials;
  const result = compareMaterials(a, b);
  expect(result.co2.min).toBeCloseTo(228.2 - 339.4, 9);
  expect(result.co2.max).toBeCloseTo(339.4 - 228.2 * 0.9, 9);
  expect(result.energyVerdict).toBe('EQUAL');
});

test('verdict and share of an interval', () => {
  expect(verdictOf({ min: -1, max: 3 })).toBe('DEPENDS_ON_SUPPLIER');
  expect(shareOf({ min: -1, max: 3 })).toEqual({ lower: 0.25, higher: 0.75 });
  expect(verdictOf({ min: -1, max: 0 })).toBe('LOWER_IN_EVERY_CASE');
  expect(verdictOf({ min: 0, max: 1 })).toBe('HIGHER_IN_EVERY_CASE');
});

describe('properties', () => {
  const pair = fc.tuple(classedFrame, classedFrame).map(([a, b]) => ({
    a: structureQuantities('beam_column', a),
    b: structureQuantities('beam_column', b),
  }));

  test('the paired interval lies inside the naive one', () => {
    fc.assert(
      fc.property(pair, ({ a, b }) => {
        const { co2, energy } = compareMaterials(a.materials, b.materials);
        const slack = 1e-9 * (a.energy.max + b.energy.max);
        expect(co2.min).toBeGreaterThanOrEqual(a.co2.min - b.co2.max - slack);
        expect(co2.max).toBeLessThanOrEqual(a.co2.max - b.co2.min + slack);
        expect(energy.min).toBeGreaterThanOrEqual(a.energy.min - b.energy.max - slack);
        expect(energy.max).toBeLessThanOrEqual(a.energy.max - b.energy.min + slack);
        expect(co2.min).toBeLessThanOrEqual(co2.max);
      }),
    );
  });

  test('swapping A and B mirrors it', () => {
    const mirror = {
      LOWER_IN_EVERY_CASE: 'HIGHER_IN_EVERY_CASE',
      HIGHER_IN_EVERY_CASE: 'LOWER_IN_EVERY_CASE',
      DEPENDS_ON_SUPPLIER: 'DEPENDS_ON_SUPPLIER',
      EQUAL: 'EQUAL',
    };
    fc.assert(
      fc.property(pair, ({ a, b }) => {
        const there = compareMaterials(a.materials, b.materials);
        const back = compareMaterials(b.materials, a.materials);
        const slack = 1e-9 * (a.energy.max + b.energy.max);
        expect(Math.abs(there.co2.min + back.co2.max)).toBeLessThanOrEqual(slack);
        expect(Math.abs(there.co2.max + back.co2.min)).toBeLessThanOrEqual(slack);
        expect(back.co2Verdict).toBe(mirror[there.co2Verdict]);
        expect(back.co2Share.lower).toBeCloseTo(there.co2Share.higher, 9);
        expect(there.energyShare.lower + there.energyShare.higher).toBeCloseTo(1, 9);
      }),
    );
  });

  test('supplier by supplier the true difference is in the interval', () => {
    fc.assert(
      fc.property(pair, fc.double({ min: 0, max: 1, noNaN: true }), ({ a, b }, at) => {
        const total = (lines: typeof a.materials) =>
          lines.reduce((sum, { co2 }) => sum + co2.min + (co2.max - co2.min) * at, 0);
        const { co2 } = compareMaterials(a.materials, b.materials);
        const slack = 1e-9 * (a.co2.max + b.co2.max);
        const difference = total(a.materials) - total(b.materials);
        expect(difference).toBeGreaterThanOrEqual(co2.min - slack);
        expect(difference).toBeLessThanOrEqual(co2.max + slack);
      }),
    );
  });
});

test('across technologies materials in common still cancel', () => {
  const a = structureQuantities('beam_column', frame());
  const b = structureQuantities('concrete_wall', wall());
  const { co2 } = compareMaterials(a.materials, b.materials);
  expect(co2.max - co2.min).toBeLessThan(a.co2.max - a.co2.min + b.co2.max - b.co2.min);
});
