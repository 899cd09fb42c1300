import { type BreakEven, breakEvensOf } from '#domain/comparison/answer/breakEvens.ts';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import { limitsOf } from '#domain/comparison/answer/limits.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';
import { type Range, scaleLine } from '#domain/range.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairOfSides, worked } from './support.ts';

test('the worked limits: how dirty the concrete, how clean the steel must be', () => {
  // 100 m³ more and 30 t less: the concrete adds 22 820 to 33 940, the steel −12 777 to −31 830.
  const result = differenceOf(worked(1000, 75_000), worked(900, 105_000));
  expect(result.co2Verdict).toBe('DEPENDS_ON_SUPPLIER');
  const [concrete, steel] = result.kinds;
  const [dirty, ...others] = limitsOf(result, concrete!, 'co2');
  expect(others).toEqual([]);
  expect(dirty).toMatchObject({ verdict: 'HIGHER_IN_EVERY_CASE', material: 'concrete:30', upTo: null });
  expect(dirty?.from).toBeCloseTo(318.3, 9);
  const [clean] = limitsOf(result, steel!, 'co2');
  expect(clean).toMatchObject({ verdict: 'HIGHER_IN_EVERY_CASE', label: 'CA50', unit: 'kg', from: null });
  expect(clean?.upTo).toBeCloseTo(22_820 / 30_000, 9);
});

test('no limit where the verdict is settled', () => {
  const result = differenceOf(worked(1000, 95_000), worked(900, 105_000));
  expect(result.kinds.flatMap((kind) => limitsOf(result, kind, 'co2'))).toEqual([]);
  expect(breakEvensOf(result, 'co2').every(({ settlesAt }) => settlesAt === 0)).toBe(true);
});

const moved = (lines: readonly ComparedLine[], element: string, key: string, percent: number) =>
  lines.map((line) =>
    line.element === element && line.key === key ? scaleLine(line, 1 + percent / 100) : line,
  );

test('at its limit a kind just settles the verdict, a little beyond it no longer', () => {
  let seen = 0;
  fc.assert(
    fc.property(pairOfSides, ({ a, b }) => {
      const result = differenceOf(a, b);
      for (const kind of result.kinds) {
        for (const limit of limitsOf(result, kind, 'co2')) {
          seen += 1;
          const row = [...a, ...b].find(({ key }) => key === limit.material)!;
          const factor = { min: row.co2.min / row.amount, max: row.co2.max / row.amount };
          const t = ((limit.upTo ?? limit.from)! - factor.min) / (factor.max - factor.min);
          const bound = (at: number, end: 'min' | 'max') => {
            const rest = result.kinds.filter((other) => other !== kind);
            const pick = end === 'max' ? Math.max : Math.min;
            const others = rest.reduce((sum, { co2 }) => sum + pick(co2.low, co2.high), 0);
            return others + kind.co2.low + at * (kind.co2.high - kind.co2.low);
          };
          const end = limit.verdict === 'LOWER_IN_EVERY_CASE' ? 'max' : 'min';
          const size = Math.abs(result.co2.min) + Math.abs(result.co2.max);
          expect(Math.abs(bound(t, end))).toBeLessThanOrEqual(1e-6 * size);
          const beyond = bound(t + (limit.upTo === null ? -0.01 : 0.01), end);
          expect(end === 'max' ? beyond : -beyond).toBeGreaterThanOrEqual(-1e-6 * size);
        }
      }
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(20);
});

test('a break-even amount settles the verdict, or brings the middle to zero', () => {
  let seen = 0;
  fc.assert(
    fc.property(pairOfSides, ({ a, b }) => {
      const result = differenceOf(a, b);
      const size = Math.abs(result.co2.min) + Math.abs(result.co2.max);
      const after = ({ element, material }: BreakEven, percent: number) =>
        differenceOf(moved(a, element, material, percent), b).co2;
      const lines = breakEvensOf(result, 'co2');
      seen += lines.filter(({ settlesAt }) => settlesAt !== null).length;
      const centred = lines.flatMap((line) => (line.zeroAt === null ? [] : after(line, line.zeroAt)));
      expect(centred.filter(({ min, max }) => Math.abs(min + max) > 1e-6 * size)).toEqual([]);
      const settled = lines.flatMap((line) => (line.settlesAt === null ? [] : after(line, line.settlesAt)));
      expect(settled.filter(({ min, max }) => Math.min(max, -min) > 1e-6 * size)).toEqual([]);
      // A smaller change settles nothing, be it more of the line or less.
      const smaller = lines.flatMap((line) =>
        [0.99, -0.99].map((by) => after(line, Math.max(-99, (line.settlesAt ?? 0) * by))),
      );
      const isOpen = ({ min, max }: Range) => min < 0 && max > 0;
      expect(smaller.every(isOpen)).toBe(isOpen(result.co2));
      // Where the middle is not brought to zero, the item is above it without the line too.
      const without = lines.flatMap((line) => (line.zeroAt === null ? [after(line, -100)] : []));
      expect(without.filter(({ min, max }) => min + max < -1e-6 * size)).toEqual([]);
      expect(result.co2.min + result.co2.max < 0 && without.length > 0).toBe(false);
    }),
  );
  expect(seen).toBeGreaterThan(20);
});
