import type { FoundationData } from '#domain/foundation/foundation.ts';
import { foundationFormSchema, foundationSchema } from '#domain/foundation/foundation.ts';
import { foundationQuantities } from '#domain/foundation/foundationQuantities.ts';
import { type FoundationType, foundationTypes } from '#domain/foundation/foundationType.ts';
import {
  type Quantities,
  scaleQuantities,
  structureQuantities,
  sumQuantities,
} from '#domain/materials/quantities.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { footings, foundationSamples, piles, raft, retainingWalls } from '../support/towers/foundations.ts';
import { classedFrame } from './arbitraries.ts';

const amount = fc.double({ min: 0.01, max: 10_000, noNaN: true });
const steel = fc.uniqueArray(fc.record({ ca: fc.constantFrom(50, 60, 25), mass: amount }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ ca }) => ca,
});
const fck = fc.double({ min: 15, max: 60, noNaN: true });
const part = fc.record({ volume: amount, steel, fck }, { requiredKeys: ['volume'] });
const cast = fc.record(
  {
    volumes: fc.uniqueArray(
      fc.record({ fck: fc.double({ min: 20, max: 45, noNaN: true }), volume: amount }),
      {
        minLength: 1,
        maxLength: 3,
        selector: (row) => row.fck,
      },
    ),
    steel,
    formArea: amount,
  },
  { requiredKeys: ['volumes'] },
);
const castParts = { footings: cast, caissons: cast, gradeBeams: cast, retainingWalls: cast };
const plate = { area: amount, thickness: fc.double({ min: 0.05, max: 10, noNaN: true }), steel };
const foundation: fc.Arbitrary<[FoundationType, FoundationData]> = fc.oneof(
  fc.tuple(
    fc.constant('raft_foundation' as const),
    fc.record(
      { ...plate, fck, retainingWalls: cast },
      { requiredKeys: ['area', 'thickness', 'steel', 'fck'] },
    ),
  ),
  fc.tuple(
    fc.constant('piles_foundation' as const),
    fc.record(
      { fck, piles: part, pileCaps: part, gradeBeams: part, tieBeams: part, retainingWalls: cast },
      { requiredKeys: ['fck', 'piles'] },
    ),
  ),
  fc.tuple(
    fc.constant('raft_piles_foundation' as const),
    fc.record({
      fck,
      raft: fc.record({ ...plate, fck }, { requiredKeys: ['area', 'thickness', 'steel'] }),
      piles: part,
    }),
  ),
  fc.tuple(fc.constant('footings_foundation' as const), fc.record(castParts, { requiredKeys: ['footings'] })),
  fc.tuple(fc.constant('caissons_foundation' as const), fc.record(castParts, { requiredKeys: ['caissons'] })),
);

/** Every amount of a foundation times a number: areas, volumes and masses; a thickness stays. */
const times = (data: unknown, by: number, name = ''): unknown => {
  if (Array.isArray(data)) return data.map((each) => times(each, by));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, times(value, by, key)]));
  return ['area', 'volume', 'mass'].includes(name) ? (data as number) * by : data;
};

const near = (a: number, b: number) =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(b)));
/** The largest difference of two results, beside their size. */
const apart = (a: Quantities, b: Quantities) =>
  Math.max(
    ...[a, b]
      .map(totalsOf)
      .reduce((left, right) =>
        left.map((value, at) => Math.abs(value - right[at]!) / Math.max(1, Math.abs(right[at]!))),
      ),
  );
const totalsOf = ({ co2, energy, concrete, steel: mass }: Quantities) => [
  co2.min,
  co2.max,
  energy.min,
  energy.max,
  concrete ?? 0,
  mass ?? 0,
];

describe('the quantities of a foundation', () => {
  test('a raft: its volume by the factors of its class, its steel by those of its class', () => {
    const { concrete, steel: mass, co2, energy, elements } = foundationQuantities('raft_foundation', raft());
    expect(concrete).toBe(400 * 0.5 * 2400);
    expect(mass).toBe(9000);
    expect(co2.min).toBeCloseTo(200 * 228.2 + 9000 * 0.4259, 6);
    expect(co2.min).toBeCloseTo(49_473.1, 1);
    expect(co2.max).toBeCloseTo(77_429, 6);
    expect(energy).toEqual({ min: 402_225, max: 670_250 });
    expect(elements.map(({ element }) => element)).toEqual(['raft']);
  });

  test('1 250 m² × 0.60 m with 90 kg/m³ under 4 900 m² adds as the issue of rafts says', () => {
    const data = { area: 1250, thickness: 0.6, fck: 30, steel: [{ ca: 50, mass: 67_500 }] };
    const { co2 } = foundationQuantities('raft_foundation', data);
    expect(co2.min).toBeCloseTo(750 * 228.2 + 67_500 * 0.4259, 6);
    expect(co2.max).toBeCloseTo(750 * 339.4 + 67_500 * 1.061, 6);
  });

  test('each part takes its own strength, else that of the foundation', () => {
    const { elements, materials } = foundationQuantities('piles_foundation', piles());
    expect(elements.map(({ element }) => element)).toEqual(['piles', 'pile_caps', 'grade_beams']);
    expect(materials.find(({ key }) => key === 'concrete:25')?.amount).toBe(92);
    expect(materials.find(({ key }) => key === 'concrete:30')?.amount).toBe(20);
  });

  test('footings count every class of every part, and the walls of the basement beside them', () => {
    const { concrete, steel: mass, elements, co2 } = foundationQuantities('footings_foundation', footings());
    expect(elements.map(({ element }) => element)).toEqual(['footings', 'grade_beams', 'retaining_walls']);
    expect(concrete).toBe((90 + 12.5 + 18 + 75) * 2400);
    expect(mass).toBe(6500 + 1500 + 7000);
    expect(co2.min).toBeCloseTo(108 * 200 + 87.5 * 228.2 + 13_500 * 0.4259 + 1500 * 0.5, 6);
    const walled = foundationQuantities('raft_foundation', { ...raft(), ...retainingWalls() });
    const apartFrom = foundationQuantities('retaining_walls_foundation', retainingWalls());
    expect(walled.co2.max).toBeCloseTo(77_429 + apartFrom.co2.max, 6);
  });

  test('are linear: every amount n times is the whole n times', () => {
    fc.assert(
      fc.property(foundation, fc.integer({ min: 1, max: 50 }), ([type, data], n) => {
        const larger = foundationQuantities(type, times(data, n) as FoundationData);
        expect(apart(larger, scaleQuantities(foundationQuantities(type, data), n))).toBeLessThan(1e-9);
      }),
    );
  });

  test('the sum of structure and foundation has the figures and elements of both', () => {
    fc.assert(
      fc.property(classedFrame, foundation, (frame, [type, data]) => {
        const structure = structureQuantities('beam_column', frame);
        const below = foundationQuantities(type, data);
        const both = sumQuantities([structure, below]);
        near(both.co2.min, structure.co2.min + below.co2.min);
        near(both.co2.max, structure.co2.max + below.co2.max);
        near(both.energy.min, structure.energy.min + below.energy.min);
        near(both.energy.max, structure.energy.max + below.energy.max);
        near(both.concrete ?? 0, (structure.concrete ?? 0) + (below.concrete ?? 0));
        near(both.steel ?? 0, (structure.steel ?? 0) + (below.steel ?? 0));
        expect(both.elements).toHaveLength(structure.elements.length + below.elements.length);
      }),
    );
  });
});

describe('the rules of a foundation', () => {
  test.each(foundationTypes)('%s: the sample passes as it is', (type) => {
    expect(foundationSchema(type).parse(foundationSamples[type]())).toEqual(foundationSamples[type]());
  });

  const faults = (type: FoundationType, data: unknown) => {
    const result = foundationSchema(type).safeParse(data);
    return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test('a raft needs area, thickness, strength and steel; the thickness is in metres', () => {
    expect(faults('raft_foundation', { ...raft(), area: 0, thickness: 60, fck: 12, steel: [] })).toEqual([
      'fck: foundation.fck.range',
      'area: foundation.area.positive',
      'thickness: foundation.thickness.at_most',
      expect.stringMatching(/^steel: /),
    ]);
    const { steel: _left, ...bare } = raft();
    expect(faults('raft_foundation', bare)).toEqual(['steel: foundation.steel.required']);
    expect(faults('raft_foundation', { ...raft(), floor_ids: [] })).toHaveLength(1);
  });

  test('piles are required, the other parts are not', () => {
    expect(foundationSchema('piles_foundation').parse({ fck: 25, piles: { volume: 10 } })).toEqual({
      fck: 25,
      piles: { volume: 10 },
    });
    expect(faults('piles_foundation', { fck: 25 })).toEqual(['piles: foundation.part.required']);
    expect(faults('piles_foundation', { fck: 25, piles: { volume: 0 } })).toEqual([
      'piles.volume: structure.volume.positive',
    ]);
    expect(faults('raft_piles_foundation', { fck: 25, piles: { volume: 5 } })).toEqual([
      'raft: foundation.part.required',
    ]);
  });

  test('of one shape: the part that names the kind is required, each class stands once, forms are no less than 0', () => {
    const { footings: required, retainingWalls: walls } = footings();
    expect(faults('footings_foundation', { retainingWalls: walls })).toEqual([
      'footings: foundation.part.required',
    ]);
    expect(faults('retaining_walls_foundation', { footings: required })).toEqual([
      'retainingWalls: foundation.part.required',
    ]);
    const twice = {
      volumes: [
        { fck: 25, volume: 1 },
        { fck: 25, volume: 2 },
      ],
      formArea: -1,
    };
    expect(faults('caissons_foundation', { caissons: twice })).toEqual([
      'caissons.volumes.1.fck: structure.fck.duplicate',
      'caissons.formArea: structure.form.non_negative',
    ]);
    expect(faults('raft_foundation', { ...raft(), retainingWalls: { volumes: [] } })).toHaveLength(1);
  });

  test('a form reads figures as they are written, and leaves untouched parts out', () => {
    const form = {
      fck: '25',
      piles: { volume: '1.250,5', fck: '', steel: [{ ca: '50', mass: '3.000' }] },
      pileCaps: { volume: '', fck: '', steel: [] },
    };
    expect(foundationFormSchema('piles_foundation', 'pt-BR').parse(form)).toEqual({
      fck: 25,
      piles: { volume: 1250.5, steel: [{ ca: 50, mass: 3000 }] },
    });
  });
});
