import { describe, expect, test } from 'vitest';
import { isLikeForLike, likeForLike } from '#domain/comparison/checks/checks.ts';
import { comparisonSide } from '#domain/comparison/sides/side.ts';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { isPrestressedSlab, slabSystems } from '#domain/structures/concrete/slabSystem.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { usualStructure } from '#domain/usual/usualStructure.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import { typologies, typologyEstimate, typologyNames, typologyStructure } from '#domain/usual/typology.ts';
import { issuesOf } from '../issues.ts';

describe.each(typologyNames)('%s', (name) => {
  const { technology } = typologies[name];
  const area = 437;
  const floor = typologyStructure(name, area);
  const { co2, materials } = structureQuantities(technology, floor);

  test('is a structure the service takes, in which every amount is marked', () => {
    expect(issuesOf(structureSchema(technology), floor)).toEqual([]);
    expect(structureQuantities(technology, structureSchema(technology).parse(floor))).toEqual(
      structureQuantities(technology, floor),
    );
    expect(materials.filter(({ flags }) => !flags.includes('assumed'))).toEqual([]);
  });

  test('lies within its ranges, which are those of the bands, and says how far it may err', () => {
    const { concrete, steel, co2: usual, precision } = typologyEstimate(name);
    const per = (kind: string) =>
      materials.filter(({ key }) => key.startsWith(kind)).reduce((sum, { amount }) => sum + amount, 0) / area;
    for (const [value, range] of [
      [per('concrete:'), concrete],
      [per('steel:'), steel],
    ] as const) {
      expect(value).toBeCloseTo((range.min + range.max) / 2, 2);
      expect(range.min).toBeLessThan(range.max);
    }
    expect(co2.min / area).toBeGreaterThan(usual.min);
    expect(co2.max / area).toBeLessThan(usual.max);
    expect(precision).toBeGreaterThan(0.05);
    expect(precision).toBeLessThan(0.5);
  });
});

test.each(slabSystems.filter(isPrestressedSlab))('slabs that are %s have strand and rebar', (slabSystem) => {
  for (const technology of technologies)
    for (const t of [0, 0.5, 1]) {
      const floor = usualStructure(technology, { area: 400, fck: 35, fbk: 6, slabSystem }, t);
      const { steel = [] } = floor.concreteSlabs;
      expect(steel.map(({ ca }) => ca)).toEqual([50, 190]);
      for (const { mass } of steel) expect(mass).toBeGreaterThan(0);
    }
});

test.each(typologyNames)('%s passes the checks of a comparison', (name) => {
  const { technology } = typologies[name];
  const data = typologyStructure(name, 400);
  const { elements, factorSet } = structureQuantities(technology, data);
  const floors = [{ id: 'a', area: 400 }];
  const module = { name, technology, floorIds: ['a'], isOutdated: false, factorSet, elements };
  const side = comparisonSide(floors, [{ ...module, slabSystem: data.slabSystem ?? null }]);
  expect(isLikeForLike(likeForLike([side], side))).toBe(true);
});

test('walls of 12 cm take a fifth more than those the bands have in mind, their slabs nothing', () => {
  const volumes = (name: 'walls10' | 'walls12') => {
    const floor = typologyStructure(name, 1000);
    if (!('concreteWalls' in floor)) throw new Error('no walls');
    const total = (part: { volumes: { volume: number }[] }) => part.volumes[0]!.volume;
    return { walls: total(floor.concreteWalls), slabs: total(floor.concreteSlabs), cm: floor.wallThickness };
  };
  expect(volumes('walls10')).toEqual({ walls: 140, slabs: 100, cm: 10 });
  expect(volumes('walls12')).toEqual({ walls: 168, slabs: 100, cm: 12 });
});

test('no form is known of a frame, so that no cost without a mark rests on one', () => {
  expect(typologyStructure('frameRibbed', 400)).toMatchObject({
    slabSystem: 'ribbed',
    formColumns: 0,
    formSlabs: 0,
    averageSlabSpan: 0,
  });
});
