import { blockTypes, referenceBlock } from '#domain/factors/blockTypes.ts';
import type { FactorSet } from '#domain/factors/factorSet.ts';
import { factorRows } from '#domain/factors/factorRows.ts';
import { currentFactorSet as set, factorSetById, factorSets } from '#domain/factors/factorSets.ts';
import {
  blockFactor,
  blockMass,
  concreteFactor,
  groutFactor,
  mortarFactor,
  steelFactor,
} from '#domain/factors/lookup.ts';
import { sidac2026_04 } from '#domain/factors/sidac2026_04.ts';
import { sidac2026_04Service } from '#domain/factors/sidac2026_04Service.ts';
import type { Range } from '#domain/range.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

test('sets are found by id and carry source, date and status', () => {
  expect(factorSetById('sidac-2026-04b')).toBe(set);
  expect(factorSets.map(({ id }) => id)).toEqual(['sidac-2026-04', 'sidac-2026-04b']);
  expect(factorSetById('none')).toBeUndefined();
  expect(new Set(factorSets.map(({ id }) => id)).size).toBe(factorSets.length);
  expect(set.source).toContain('Sidac');
  expect(set.concrete.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('published'),
    'extrapolated',
  ]);
});

test('every block type has a mass at every strength of the table', () => {
  expect(set.blockMasses.map(({ type }) => type)).toEqual(blockTypes);
  for (const { masses } of set.blockMasses) {
    expect(masses.map(({ fbk }) => fbk)).toEqual(set.blocks.map(({ strength }) => strength));
    for (const { mass } of masses) expect(mass).toBeGreaterThan(0);
  }
});

describe('concrete', () => {
  test('a class is the row itself', () => {
    expect(concreteFactor(set, 30)).toEqual({
      co2: { min: 228.2, max: 339.4 },
      energy: { min: 1650, max: 2629 },
      flags: [],
    });
  });

  test('45 is the line of 35–40 extended, and says so', () => {
    const { co2, energy, flags } = concreteFactor(set, 45);
    expect(co2.min).toBeCloseTo(283.4 + (283.4 - 256.6), 9);
    expect(energy.max).toBeCloseTo(3002 + (3002 - 2849), 9);
    expect(flags).toEqual(['extrapolated']);
  });

  test('between classes: linear', () => {
    const { co2, flags } = concreteFactor(set, 32.5);
    expect(co2.min).toBeCloseTo((228.2 + 256.6) / 2, 9);
    expect(co2.max).toBeCloseTo((339.4 + 373.6) / 2, 9);
    expect(flags).toEqual(['interpolated']);
    expect(concreteFactor(set, 42).flags).toEqual(['interpolated', 'extrapolated']);
  });

  test('outside: the end segment extended', () => {
    expect(concreteFactor(set, 15).co2.min).toBeCloseTo(168.8 - (200 - 168.8), 9);
    expect(concreteFactor(set, 60).co2.max).toBeCloseTo(417.4 + 3 * (417.4 - 395.5), 9);
    expect(concreteFactor(set, 15).flags).toEqual(['extrapolated']);
    expect(concreteFactor(set, 60).flags).toEqual(['extrapolated']);
  });

  test('continuous everywhere, a range everywhere, flagged off the classes', () => {
    const strength = fc.double({ min: 15, max: 60, noNaN: true });
    fc.assert(
      fc.property(strength, (fck) => {
        const here = concreteFactor(set, fck);
        const beside = concreteFactor(set, fck + 1e-7);
        expect(Math.abs(beside.co2.min - here.co2.min)).toBeLessThan(1e-4);
        expect(Math.abs(beside.energy.max - here.energy.max)).toBeLessThan(1e-3);
        expect(here.co2.min).toBeLessThanOrEqual(here.co2.max);
        expect(here.energy.min).toBeGreaterThan(0);
        const isClass = [20, 25, 30, 35, 40].includes(fck);
        expect(here.flags.length === 0).toBe(isClass);
      }),
    );
  });

  test.each([20, 25, 30, 35, 40, 45])('no jump at %s', (fck) => {
    for (const near of [fck - 1e-9, fck + 1e-9]) {
      expect(concreteFactor(set, near).co2.max).toBeCloseTo(concreteFactor(set, fck).co2.max, 6);
    }
  });
});

test('steel: published classes, any other the widest', () => {
  expect(steelFactor(set, 50).co2).toEqual({ min: 0.4259, max: 1.061 });
  expect(steelFactor(set, 60).energy).toEqual({ min: 8.1, max: 16.1 });
  expect(steelFactor(set, 25)).toEqual({
    co2: { min: 0.4259, max: 1.1 },
    energy: { min: 8.025, max: 16.1 },
    flags: ['substituted'],
  });
});

test('a block of a type without masses counts as the reference block, and says so', () => {
  for (const fbk of [4, 9, 30]) {
    const { flags, ...reference } = blockFactor(set, referenceBlock, fbk);
    expect(blockFactor(set, 'inteiro (14x19x99)', fbk)).toEqual({
      ...reference,
      flags: [...flags, 'substituted'],
    });
  }
});

test('a factor is of a kg of steel, of a block, and of a m³ of all else', () => {
  const units = { concrete: 'm3', grout: 'm3', mortar: 'm3', steel: 'kg', block: 'un' };
  const kindsWithUnit = factorSets.flatMap(factorRows).map(({ key, unit }) => `${key.split(':')[0]} ${unit}`);
  expect([...new Set(kindsWithUnit)].toSorted()).toEqual(
    Object.entries(units)
      .map(([material, unit]) => `${material} ${unit}`)
      .toSorted(),
  );
});

test('each row shows the factor that quantities of its material are counted by', () => {
  const counted = (of: FactorSet, key: string) => {
    const [material, kind = '', fbk] = key.split(':');
    const strength = { other: 70, other_prestressing: 210 }[kind] ?? Number(kind);
    if (material === 'concrete') return concreteFactor(of, strength);
    if (material === 'grout') return groutFactor(of, strength);
    if (material === 'mortar') return mortarFactor(of, strength);
    return material === 'steel' ? steelFactor(of, strength) : blockFactor(of, kind, Number(fbk));
  };
  for (const each of factorSets)
    for (const { key, co2, energy } of factorRows(each)) {
      const { flags: _, ...factor } = counted(each, key);
      expect([key, { co2, energy }]).toEqual([key, factor]);
    }
});

describe('prestressing steel', () => {
  const strand = { co2: { min: 2.3, max: 2.3 }, energy: { min: 8.025, max: 16.05 } };

  test('strand has its own row, other classes above 100 take it', () => {
    expect(steelFactor(set, 190)).toEqual({ ...strand, flags: [] });
    expect(steelFactor(set, 210)).toEqual({ ...strand, flags: ['substituted'] });
    expect(steelFactor(set, 100).co2).toEqual({ min: 0.4259, max: 1.1 });
    expect(factorRows(set).find(({ key }) => key === 'steel:190')).toMatchObject({
      label: 'CP-190',
      ...strand,
    });
  });

  test('a set without rows for it counts it as rebar, and says so', () => {
    for (const old of [sidac2026_04, sidac2026_04Service]) {
      const { co2, flags } = steelFactor(old, 190);
      expect(co2.max).toBe(1.1);
      expect(flags).toEqual(['substituted', 'strand_as_rebar']);
      expect(steelFactor(old, 50).flags).toEqual([]);
    }
  });
});

test('what a substituted row spans contains every published row of its kind', () => {
  const rows = set.steel.map(({ ca }) => ca);
  const unlisted = fc.double({ min: 0, max: 1000, noNaN: true }).filter((ca) => !rows.includes(ca));
  const contains = (outer: Range, inner: Range) => outer.min <= inner.min && outer.max >= inner.max;
  fc.assert(
    fc.property(unlisted, (ca) => {
      const found = steelFactor(set, ca);
      expect(found.flags).toEqual(['substituted']);
      const kind = set.steel.filter((row) => row.ca > 100 === ca > 100 && row.status === 'published');
      expect(kind.length).toBeGreaterThan(0);
      for (const row of kind) {
        expect(contains(found.co2, row.co2)).toBe(true);
        expect(contains(found.energy, row.energy)).toBe(true);
      }
    }),
  );
});

test('the set of other services has the rows of ours but those it counts otherwise', () => {
  const { id, concrete, steel, otherSteel, ...rest } = sidac2026_04Service;
  expect(rest).toEqual(expect.objectContaining({ grout: set.grout, mortar: set.mortar, blocks: set.blocks }));
  expect([id, otherSteel.co2]).toEqual(['sidac-2026-04-service', { min: 0.5, max: 1.1 }]);
  // What stands in for the published row is told as that.
  const other = [...concrete.filter(({ strength }) => strength > 40), otherSteel, ...steel.slice(2)];
  expect(other).not.toEqual([]);
  expect(other.filter(({ status }) => status !== 'substituted')).toEqual([]);
  const [top, ...stronger] = concrete.filter(({ strength }) => strength >= 40);
  for (const { co2, energy } of stronger)
    expect({ co2, energy }).toMatchObject({ co2: top?.co2, energy: top?.energy });
  expect(concrete.filter((row) => row.strength <= 40)).toEqual(
    set.concrete.filter((row) => row.strength <= 40),
  );
  expect(steel.slice(0, 2)).toEqual(set.steel.slice(0, 2));
});

test('grout and mortar', () => {
  expect(groutFactor(set, 15).co2).toEqual({ min: 157.8, max: 332.7 });
  expect(groutFactor(set, 22.5).co2.min).toBeCloseTo((186.3 + 228.5) / 2, 9);
  expect(groutFactor(set, 35).flags).toEqual(['extrapolated']);
  expect(mortarFactor(set, 8).energy).toEqual({ min: 1116.2, max: 2061.9 });
  expect(mortarFactor(set, 11).flags).toEqual(['interpolated']);
});

describe('blocks', () => {
  test('the reference block is the row, others go by mass', () => {
    expect(blockFactor(set, 'inteiro (14x19x39)', 6)).toEqual({
      co2: { min: 0.54, max: 1.14 },
      energy: { min: 3.611, max: 8.454 },
      flags: [],
    });
    expect(blockFactor(set, 'inteiro (19x19x39)', 14).co2.max).toBeCloseTo((1.645 * 18.2) / 13.4, 9);
  });

  test('between strengths both figure and mass are interpolated', () => {
    expect(blockMass(set, 'inteiro (19x19x39)', 13)).toBeCloseTo((17.6 + 18.2) / 2, 9);
    expect(blockFactor(set, 'inteiro (19x19x39)', 13).flags).toEqual(['interpolated']);
    expect(blockFactor(set, 'meio (14x19x19)', 28).flags).toEqual(['extrapolated']);
  });

  test('stays a positive range over all strengths that pass validation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...blockTypes),
        fc.double({ min: 2, max: 30, noNaN: true }),
        (type, fbk) => {
          const { co2, energy } = blockFactor(set, type, fbk);
          expect(co2.min).toBeGreaterThan(0);
          expect(co2.max).toBeGreaterThanOrEqual(co2.min);
          expect(energy.max).toBeGreaterThanOrEqual(energy.min);
        },
      ),
    );
  });
});
