import { costOf, type OwnPrice } from '#domain/prices/cost.ts';
import { costDifference, costPer, costPerTonne } from '#domain/prices/costDifference.ts';
import type { PriceAmount } from '#domain/prices/priceAmount.ts';
import { currentPriceSet } from '#domain/prices/priceSets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const keys = [...currentPriceSet.rows.keys()];
const cost = (list: readonly (readonly [string, number])[], own: OwnPrice[] = []) =>
  costOf(
    list.map(([key, amount]): PriceAmount => ({ element: 'slabs', key, unit: 'm3', amount })),
    { set: currentPriceSet, own },
  );
const amounts = fc.array(
  fc.tuple(fc.constantFrom(...keys), fc.double({ min: 0.01, max: 1e4, noNaN: true })),
  { minLength: 1, maxLength: 6 },
);
const quoted = (key: string, min: number, max: number): OwnPrice => ({
  key,
  min,
  max,
  source: 'Proposta',
  date: '2026-10-01',
});

test('a price both options use equally does not move the difference', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.constantFrom(...keys), (item, reference, shared) => {
      const before = costDifference(cost(item), cost(reference))!.cost;
      const own = [quoted('form:walls', 15, 30)];
      for (const [key, amount] of [
        [shared, 500],
        ['form:walls', 500],
      ] as const) {
        const both = [item, reference].map((list) => cost([...list, [key, amount]], own));
        const after = costDifference(both[0]!, both[1]!)!.cost;
        expect(after.min).toBeCloseTo(before.min, 3);
        expect(after.max).toBeCloseTo(before.max, 3);
      }
    }),
  );
});

test('prices of the set move together, a quotation by itself', () => {
  // 100 kg of columns against 90: 7.92 to 12.97 R$/kg, at one place of the range for both.
  const [a, b] = [cost([['steel:columns_beams:50', 100]]), cost([['steel:columns_beams:50', 90]])];
  const { cost: same, verdict, certainty } = costDifference(a, b)!;
  expect(same.min).toBeCloseTo(79.2, 9);
  expect(same.max).toBeCloseTo(129.7, 9);
  expect([verdict, certainty]).toEqual(['HIGHER_IN_EVERY_CASE', 'SAME_SUPPLIERS']);
  expect(costDifference(b, a)!.verdict).toBe('LOWER_IN_EVERY_CASE');
  // Forms quoted at 20 to 30 for the item alone against steel of the set: each end of one with each of the other.
  const own = [quoted('form:walls', 20, 30)];
  const apart = costDifference(
    cost([['form:walls', 50]], own),
    cost([['steel:columns_beams:50', 100]], own),
  )!;
  expect(apart.cost.min).toBeCloseTo(1000 - 1297, 9);
  expect(apart.cost.max).toBeCloseTo(1500 - 792, 9);
  expect([apart.verdict, apart.certainty]).toEqual(['DEPENDS_ON_SUPPLIER', 'NONE']);
  expect(costDifference(a, a)).toMatchObject({ cost: { min: 0, max: 0 }, verdict: 'EQUAL' });
});

test('without a price there is no difference; per m² it is a part of it', () => {
  expect(costDifference(cost([['form:walls', 1]]), cost([['mortar', 1]]))).toBeNull();
  const [a, b] = [cost([['mortar', 10]]), cost([['mortar', 4]])];
  const whole = costDifference(a, b)!.cost;
  expect(costDifference(costPer(a, 50), costPer(b, 50))!.cost.max).toBeCloseTo(whole.max / 50, 9);
});

test('R$ per t saved only where one is dearer and emits less in every case', () => {
  expect(costPerTonne({ min: 10_000, max: 20_000 }, { min: -50_000, max: -25_000 })).toEqual({
    min: 200,
    max: 800,
  });
  expect(costPerTonne({ min: -20_000, max: -10_000 }, { min: 25_000, max: 50_000 })).toEqual({
    min: 200,
    max: 800,
  });
  expect(costPerTonne({ min: 10, max: 20 }, { min: 5, max: 9 })).toBeNull();
  expect(costPerTonne({ min: -10, max: 20 }, { min: -9, max: -5 })).toBeNull();
  expect(costPerTonne({ min: 10, max: 20 }, { min: -9, max: 0 })).toBeNull();
  expect(costPerTonne({ min: 0, max: 0 }, { min: -9, max: -5 })).toBeNull();
});
