import {
  concreteQuantities,
  perSquareMeter,
  scaleQuantities,
  structureQuantities,
  sumQuantities,
} from '#domain/materials/quantities.ts';
import { factorFlags, type QuantityKind, quantityKinds } from '#domain/materials/quantityKinds.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classedFrame, element, frameOf } from '../arbitraries.ts';
import { frame, masonry, wall } from '../samples.ts';

const near = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= 1e-9 * Math.max(1, Math.abs(expected));

test('a row of a material starts with a class that the factors have', () => {
  const usual = Object.entries(quantityKinds).map(([kind, each]) => [kind, each.usual]);
  expect(Object.fromEntries(usual)).toEqual({ concrete: 30, grout: 20, mortar: 8, blocks: 6, steel: 50 });
  for (const [kind, { usual: strength }] of Object.entries(quantityKinds))
    expect(factorFlags(kind as QuantityKind, strength, 'inteiro (14x19x39)')).toEqual([]);
});

describe('worked case 1: a frame floor', () => {
  const totals = structureQuantities('beam_column', frame());

  test('CO2 and energy to the digit', () => {
    expect(totals.co2.min).toBeCloseTo(15_599.93, 6);
    expect(totals.co2.max).toBeCloseTo(24_601.65, 6);
    expect(totals.energy.min).toBeCloseTo(131_169.3, 6);
    expect(totals.energy.max).toBeCloseTo(221_671.2, 6);
  });

  test('per m² on 450.5 m²', () => {
    const intensity = perSquareMeter(totals, 450.5);
    expect(intensity?.co2.min).toBeCloseTo(34.62803551609323, 9);
    expect(intensity?.co2.max).toBeCloseTo(54.60965593784684, 9);
    expect(perSquareMeter(totals, 0)).toBeNull();
  });

  test('concrete and steel in kg, steel apart from concrete', () => {
    expect(totals.concrete).toBeCloseTo(139_440, 2);
    expect(totals.steel).toBe(4100);
    expect(totals.grout).toBeNull();
  });

  test('materials over all elements, elements apart, no flags, the set named', () => {
    expect(totals.materials.map(({ key, amount, unit }) => [key, amount, unit])).toEqual([
      ['concrete:40', 8.1, 'm3'],
      ['steel:50', 2100, 'kg'],
      ['concrete:30', 50, 'm3'],
      ['steel:60', 2000, 'kg'],
    ]);
    expect(totals.materials.map(({ label }) => label)).toEqual(['C40', 'CA50', 'C30', 'CA60']);
    expect(totals.elements.map((part) => part.element)).toEqual(['columns', 'beams', 'slabs']);
    expect(totals.flags).toEqual([]);
    expect(totals.factorSet).toBe('sidac-2026-04b');
  });
});

describe('masonry', () => {
  const totals = structureQuantities('structural_masonry', masonry());

  test('grout counts as concrete at 2200 kg/m³ and apart; blocks and mortar never', () => {
    expect(totals.grout).toBe(5 * 2200);
    expect(totals.concrete).toBe(45 * 2400 + 5 * 2200);
    expect(totals.steel).toBe(2200);
  });

  test('sums grout, mortar, blocks by mass, slabs and steel', () => {
    const half = 6.2 / 12;
    const expected =
      3 * 186.3 + 2 * 228.5 + 4 * 196 + 0.54 * (5000 + 600 * half) + 45 * 200 + 400 * 0.4259 + 1800 * 0.5;
    expect(totals.co2.min).toBeCloseTo(expected, 6);
    expect(totals.elements.map((part) => part.element)).toEqual([
      'vertical_grout',
      'horizontal_grout',
      'mortar',
      'blocks',
      'slabs',
    ]);
    expect(totals.materials.map(({ key }) => key)).toContain('block:inteiro (14x19x39):6');
  });
});

test('concrete walls', () => {
  const totals = structureQuantities('concrete_wall', wall());
  expect(totals.co2.min).toBeCloseTo(100 * 200 + 4000 * 0.5, 6);
  expect(totals.elements.map((part) => part.element)).toEqual(['walls', 'slabs']);
});

test('a custom strength counts instead of the class, and flags every total resting on it, once', () => {
  const data = frameOf({
    volumes: [
      { fck: 20, customFck: 50, volume: 1 },
      { fck: 20, customFck: 55, volume: 1 },
    ],
    steel: [{ ca: 50, customCa: 25, mass: 1 }],
  });
  const totals = structureQuantities('beam_column', data);
  expect(totals.materials.map(({ key }) => key)).toEqual(['concrete:50', 'concrete:55', 'steel:25']);
  expect(totals.flags).toEqual(['extrapolated', 'substituted']);
  expect(sumQuantities([totals, structureQuantities('beam_column', frame())]).flags).toEqual(totals.flags);
});

test('the concrete of a structure record', () => {
  const totals = concreteQuantities([{ fck: 30, volume: 10 }]);
  expect(totals.co2.max).toBeCloseTo(3394, 9);
  expect(totals.concrete).toBe(24_000);
  expect(concreteQuantities([]).concrete).toBeNull();
});

describe('properties', () => {
  test('totals are linear in quantities', () => {
    fc.assert(
      fc.property(element, fc.double({ min: 0.01, max: 100, noNaN: true }), (part, k) => {
        const times = {
          volumes: part.volumes.map((row) => ({ ...row, volume: row.volume * k })),
          steel: (part.steel ?? []).map((row) => ({ ...row, mass: row.mass * k })),
        };
        const once = structureQuantities('beam_column', frameOf(part));
        const scaled = structureQuantities('beam_column', frameOf(times));
        for (const other of [scaled, scaleQuantities(once, k)]) {
          expect(near(other.co2.min, once.co2.min * k)).toBe(true);
          expect(near(other.co2.max, once.co2.max * k)).toBe(true);
          expect(near(other.energy.max, once.energy.max * k)).toBe(true);
          expect(near(other.concrete ?? 0, (once.concrete ?? 0) * k)).toBe(true);
          expect(near(other.steel ?? 0, (once.steel ?? 0) * k)).toBe(true);
        }
      }),
    );
  });

  test('a sum is that of its parts, in any order', () => {
    fc.assert(
      fc.property(classedFrame, classedFrame, (a, b) => {
        const [x, y] = [structureQuantities('beam_column', a), structureQuantities('beam_column', b)];
        const sum = sumQuantities([x, y]);
        expect(near(sum.co2.min, x.co2.min + y.co2.min)).toBe(true);
        expect(near(sum.energy.max, sumQuantities([y, x]).energy.max)).toBe(true);
        expect(
          near(
            sum.co2.max,
            sum.materials.reduce((total, line) => total + line.co2.max, 0),
          ),
        ).toBe(true);
        expect(
          near(
            sum.co2.max,
            sum.elements.reduce((total, part) => total + part.co2.max, 0),
          ),
        ).toBe(true);
      }),
    );
  });

  test('merging equal fck lines changes nothing', () => {
    fc.assert(
      fc.property(element, fc.double({ min: 0.1, max: 0.9, noNaN: true }), (part, share) => {
        const split = part.volumes.flatMap((row) => [
          { ...row, volume: row.volume * share },
          { ...row, volume: row.volume * (1 - share) },
        ]);
        const merged = structureQuantities('beam_column', frameOf(part));
        const apart = structureQuantities('beam_column', frameOf({ ...part, volumes: split }));
        expect(apart.materials.map(({ key }) => key)).toEqual(merged.materials.map(({ key }) => key));
        expect(near(apart.co2.min, merged.co2.min)).toBe(true);
        expect(near(apart.energy.max, merged.energy.max)).toBe(true);
        expect(near(apart.concrete ?? 0, merged.concrete ?? 0)).toBe(true);
      }),
    );
  });
});
