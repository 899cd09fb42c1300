import { factorRows } from '#domain/factors/factorRows.ts';
import { currentFactorSet } from '#domain/factors/factorSets.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { structureQuantities } from '#domain/materials/quantities.ts';
import { sanityHints } from '#domain/materials/sanity.ts';
import { technologyRules } from '#domain/structures/technology/technologyRules.ts';
import { structureSchema } from '#domain/structures/structure.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { costOf } from '#domain/prices/cost.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import { quickCost, quickEstimate } from '#domain/usual/quickEstimate.ts';
import { usualBlocks, usualFbk, usualStructure } from '#domain/usual/usualStructure.ts';
import { linesOf } from '../../support/writtenLines.ts';

const factorOf = (key: string) => factorRows(currentFactorSet).find((row) => row.key === key)!;
const floor = { area: 450, fck: 30, fbk: 8 };

test('costs go from the low end at the lowest prices to the high end at the highest; forms of walls are missing', () => {
  const prices = { set: currentPriceSet, own: [] };
  const input = { technology: 'beam_column' as const, area: 5400, floors: 12, fck: 30 };
  const { total } = quickCost(input, prices);
  const at = (t: number) => {
    const data = usualStructure('beam_column', { area: 450, fck: 30, fbk: usualFbk(12) }, t);
    return costOf(priceAmounts('beam_column', data, 12), prices).total;
  };
  expect(total).toEqual({ min: at(0)?.min, max: at(1)?.max });
  expect(total!.min).toBeLessThan(total!.max);
  const walls = quickCost({ ...input, technology: 'concrete_wall' }, prices);
  expect(walls).toEqual({ total: null, missingPrices: ['form:walls'], missingAmounts: [] });
});

describe.each(technologies)('%s', (technology) => {
  test.each([0, 0.5, 1])('at %s of the bands it is a structure the rules take, within its bands', (t) => {
    const data = usualStructure(technology, floor, t);
    expect(structureSchema(technology).safeParse(data).error?.issues ?? []).toEqual([]);
    const { materials } = structureQuantities(technology, data);
    const sum = (kind: string) =>
      materials.filter(({ key }) => key.startsWith(kind)).reduce((total, { amount }) => total + amount, 0);
    const { concrete_per_area: thickness, steel_per_area: steel } = technologyRules[technology].bands;
    expect(sum('concrete:') / floor.area).toBeCloseTo(thickness.min + t * (thickness.max - thickness.min), 4);
    expect(sum('steel:') / floor.area).toBeCloseTo(steel.min + t * (steel.max - steel.min), 2);
  });

  test('the middle is usual in all that can be measured', () => {
    const { materials } = structureQuantities(technology, usualStructure(technology, floor, 0.5));
    const sum = (kind: string) =>
      materials.filter(({ key }) => key.startsWith(kind)).reduce((total, { amount }) => total + amount, 0);
    const [concrete, steel] = [sum('concrete:'), sum('steel:')];
    const hints = sanityHints(technology, { concrete, steel, form: null, area: floor.area });
    expect(hints.map(({ position }) => position)).toEqual(['within', 'within', 'within']);
  });

  test('the ranges go from the least a low end can be to the most a high end can', () => {
    const drawn = fc.record({
      area: fc.integer({ min: 3000, max: 60_000 }),
      floors: fc.integer({ min: 1, max: 24 }),
      fck: fc.constantFrom(20, 25, 30, 35, 40),
    });
    fc.assert(
      fc.property(drawn, ({ area, floors, fck }) => {
        const estimate = quickEstimate({ technology, area, floors, fck });
        const { concrete_per_area: thickness } = technologyRules[technology].bands;
        expect(estimate.concrete.min / (area * thickness.min)).toBeCloseTo(1, 2);
        expect(estimate.concrete.max / (area * thickness.max)).toBeCloseTo(1, 2);
        for (const indicator of ['co2', 'energy'] as const) {
          const storey = { area: area / floors, fck, fbk: usualFbk(floors) };
          const at = (t: number, end: 'min' | 'max') =>
            structureQuantities(technology, usualStructure(technology, storey, t)).materials.reduce(
              (sum, { key, amount }) => sum + floors * amount * factorOf(key)[indicator][end],
              0,
            );
          const { min, max } = estimate[indicator];
          expect([min / at(0, 'min'), max / at(1, 'max')]).toEqual([
            expect.closeTo(1, 6),
            expect.closeTo(1, 6),
          ]);
          const perArea = estimate.perSquareMeter[indicator];
          expect([(perArea.min * area) / min, (perArea.max * area) / max]).toEqual([
            expect.closeTo(1, 9),
            expect.closeTo(1, 9),
          ]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

test('a frame of 12 000 m² in C30, worked by hand', () => {
  const { concrete, steel, blocks } = quickEstimate({
    technology: 'beam_column',
    area: 12_000,
    floors: 20,
    fck: 30,
  });
  expect(concrete.min).toBeCloseTo(1920, 6);
  expect(concrete.max).toBeCloseTo(2640, 6);
  expect(steel.min).toBeCloseTo(144_000, 6);
  expect(steel.max).toBeCloseTo(240_000, 6);
  expect(blocks).toBeNull();
});

test('masonry counts its blocks, of one MPa per floor', () => {
  const { blocks } = quickEstimate({ technology: 'structural_masonry', area: 1000, floors: 4, fck: 25 });
  expect(blocks).toEqual({ min: 1000 * usualBlocks.min, max: 1000 * usualBlocks.max });
  expect([1, 4, 5, 12, 60].map(usualFbk)).toEqual([4, 4, 6, 12, 24]);
});

test('usual floors of each technology are as written', async () => {
  const systems = [undefined, 'solid', 'pt_flat'] as const;
  const given = technologies.flatMap((technology) =>
    systems.map((slabSystem) => ({ technology, slabSystem })),
  );
  const lines = given.flatMap(({ technology, slabSystem }) =>
    [0, 0.5, 1].flatMap((t) => {
      const fck = t === 0 ? 50 : 30;
      const storey = { area: 450, fck, fbk: 8, ...(slabSystem && { slabSystem }) };
      const data = usualStructure(technology, storey, t);
      return [`${technology}, ${slabSystem ?? 'any slab'}, C${fck}, at ${t} of the bands`, ...linesOf(data)];
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written/usualStructures.txt');
});
