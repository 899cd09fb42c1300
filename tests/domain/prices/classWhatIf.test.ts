import type { PriceAmount } from '#domain/prices/priceAmount.ts';
import { type ClassChange, classWhatIf, concreteClassesOf } from '#domain/prices/classWhatIf.ts';
import { currentPriceSet as set } from '#domain/prices/priceSets.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf } from '../comparison/support.ts';

const columns = (fck: number, volume: number) => ({
  lines: columnsOf({ volumes: [{ fck, volume }], steel: [{ ca: 50, mass: 9000 }] }),
  amounts: [
    { element: 'columns', key: `concrete:columns:${fck}`, unit: 'm3', amount: volume },
    { element: 'columns', key: 'form:walls', unit: 'm2', amount: 700 },
  ] satisfies PriceAmount[],
});
const change = (from: number, to: number, volume: number): ClassChange => ({
  element: 'columns',
  from,
  to,
  volume,
});
const tried = (of: ReturnType<typeof columns>, ...by: Parameters<typeof change>) =>
  classWhatIf(of.lines, of.amounts, change(...by), { set, own: [] });

test('C30 to C40 in columns with a tenth less of it: dearer per m³, cheaper in all, and still emits more', () => {
  const { co2, cost, missingPrices } = tried(columns(30, 100), 30, 40, -10)!;
  // A m³ emits 228.2 to 339.4 in C30 and 283.4 to 395.5 in C40; 90 m³ of this against 100 m³ of that.
  expect(co2.difference.min).toBeCloseTo(90 * 395.5 - 100 * 339.4, 6);
  expect(co2.difference.max).toBeCloseTo(90 * 283.4 - 100 * 228.2, 6);
  expect(co2.verdict).toBe('HIGHER_IN_EVERY_CASE');
  expect(co2.breakEven.min).toBeCloseTo(-19.4778, 4);
  expect(co2.breakEven.max).toBeCloseTo(-14.1846, 4);
  // 103672 + 1.103 × (1525 − 1527) and + 1.103 × (34479 − 1527).
  const [c30, c40] = [652.79 + 1.103 * (553.97 - 537.44), 652.79 + 1.103 * (587.05 - 537.44)];
  expect(cost!.before.min).toBeCloseTo(c30, 9);
  expect(cost!.difference.max).toBeCloseTo(90 * c40 - 100 * c30, 6);
  expect(cost!.verdict).toBe('LOWER_IN_EVERY_CASE');
  expect(cost!.breakEven.min).toBeCloseTo(-5.1571, 4);
  // The forms have no price, which is no matter of the concrete.
  expect(missingPrices).toEqual([]);
});

test('up to its lower end the break-even adds in no case, from its upper end on it saves in none', () => {
  const fck = fc.constantFrom(20, 25, 30, 35, 40, 45);
  fc.assert(
    fc.property(fck, fck, fc.integer({ min: -60, max: 60 }), (from, to, volume) => {
      fc.pre(from !== to);
      const { co2, cost } = tried(columns(from, 80), from, to, volume)!;
      for (const { verdict, breakEven } of [co2, cost!])
        expect(verdict).toBe(
          volume <= breakEven.min
            ? 'LOWER_IN_EVERY_CASE'
            : volume >= breakEven.max
              ? 'HIGHER_IN_EVERY_CASE'
              : 'DEPENDS_ON_SUPPLIER',
        );
    }),
  );
});

test('a declared supplier, a quotation and a missing price each act on their own figure', () => {
  const { lines, amounts } = columns(30, 100);
  const own = [{ key: 'concrete:columns:40', min: 700, max: 750, source: 'Proposta', date: '2026-11-01' }];
  const declared = new Map([['concrete:40', { co2: { min: 280, max: 280 }, energy: null }]]);
  const { co2, cost } = classWhatIf(lines, amounts, change(30, 40, 0), { set, own }, declared)!;
  expect(co2.after).toEqual({ min: 280, max: 280 });
  // Quoted for one of both: each end of one with each of the other.
  expect(cost!.breakEven.min).toBeCloseTo((671.02259 / 750 - 1) * 100, 6);
  expect(cost!.breakEven.max).toBeCloseTo((671.02259 / 700 - 1) * 100, 6);
  const walls = amounts.map((row) => ({ ...row, key: row.key.replace(':columns:', ':walls:') }));
  const unpriced = classWhatIf(lines, walls, change(30, 40, 0), { set, own: [] })!;
  expect([unpriced.cost, unpriced.missingPrices]).toEqual([null, ['concrete:walls:40']]);
  const high = columns(40, 100);
  const highWalls = high.amounts.map((row) => ({ ...row, key: row.key.replace(':columns:', ':walls:') }));
  const lowered = classWhatIf(high.lines, highWalls, change(40, 30, 0), { set, own: [] })!;
  expect([lowered.cost, lowered.missingPrices]).toEqual([null, ['concrete:walls:40']]);
  // Both are bought as the class above, by one quotation: they cost the same wherever in it.
  const custom = columns(37, 100);
  const same = classWhatIf(custom.lines, custom.amounts, change(37, 38, 0), { set, own })!;
  expect(same.cost).toMatchObject({ verdict: 'EQUAL', breakEven: { min: 0, max: 0 } });
  expect(tried(columns(30, 100), 25, 40, 0)).toBeNull();
  expect(concreteClassesOf(lines)).toEqual([{ element: 'columns', from: 30 }]);
  expect(concreteClassesOf(lines.map((line) => ({ ...line, amount: 0 })))).toEqual([]);
});

test('concrete entered in several rows changes as if it stood in one', () => {
  const one = columns(30, 100);
  const [less, more] = [columns(30, 35), columns(30, 65)];
  const several = {
    lines: [...less.lines, ...more.lines.filter(({ key }) => key.startsWith('concrete:'))],
    amounts: [...less.amounts, ...more.amounts],
  };
  const [whole, parts] = [one, several].map((side) => tried(side, 30, 40, -10)!);
  for (const each of ['before', 'after', 'difference', 'breakEven'] as const) {
    expect(parts!.co2[each].min).toBeCloseTo(whole!.co2[each].min, 6);
    expect(parts!.co2[each].max).toBeCloseTo(whole!.co2[each].max, 6);
    expect(parts!.cost![each].min).toBeCloseTo(whole!.cost![each].min, 6);
    expect(parts!.cost![each].max).toBeCloseTo(whole!.cost![each].max, 6);
  }
  expect(concreteClassesOf(several.lines)).toEqual([{ element: 'columns', from: 30 }]);
});
