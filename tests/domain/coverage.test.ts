import { coverage, floorIntensity, intensity, towerIntensity } from '#domain/coverage.ts';
import { structureQuantities } from '#domain/quantities.ts';
import { describe, expect, test } from 'vitest';
import { frame } from './samples.ts';

const floors = [
  { id: 'basement', area: 900 },
  { id: 'ground', area: 800 },
  { id: 'first', area: 450.5 },
  { id: 'second', area: 450.5 },
];
const modules = [{ floor_ids: ['first'], per_floor: structureQuantities('beam_column', frame()) }];

describe('worked case 2: that floor alone covered in a tower', () => {
  test('intensity over the whole area', () => {
    const tower = towerIntensity(floors, modules);
    expect(tower?.co2.min).toBeCloseTo(5.9976662821991535, 9);
    expect(tower?.co2.max).toBeCloseTo(9.458535178777394, 9);
    expect(tower?.energy.min).toBeCloseTo(50.430334486735866, 8);
    expect(tower?.energy.max).toBeCloseTo(85.22537485582468, 8);
  });

  test('three floors without structure', () => {
    expect(coverage(floors, modules)).toEqual({
      total_floors: 4,
      covered_floors: 1,
      uncovered: ['basement', 'ground', 'second'],
      double_covered: [],
      area: 2601,
      covered_area: 450.5,
    });
  });

  test('floor by floor', () => {
    expect(floorIntensity({ id: 'first', area: 450.5 }, modules).co2.max).toBeCloseTo(54.60965593784684, 9);
    expect(floorIntensity({ id: 'ground', area: 800 }, modules).co2).toEqual({ min: 0, max: 0 });
  });
});

test('a floor under two modules bears both, and is reported', () => {
  const twice = [...modules, ...modules];
  expect(coverage(floors, twice).double_covered).toEqual(['first']);
  expect(floorIntensity({ id: 'first', area: 450.5 }, twice).co2.min).toBeCloseTo(2 * 34.62803551609323, 8);
});

test('a whole is the area-weighted mean of its parts, gaps included', () => {
  const totals = structureQuantities('beam_column', frame());
  const mean = intensity([
    { area: 450.5, totals },
    { area: 2150.5, totals: null },
  ]);
  expect(mean?.co2.min).toBeCloseTo(5.9976662821991535, 9);
  expect(intensity([])).toBeNull();
});
