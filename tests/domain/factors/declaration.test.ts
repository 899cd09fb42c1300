import { expect, test } from 'vitest';
import { declaredFactors, isExpired, todayOf } from '#domain/factors/declaration.ts';

test('a declaration holds until its last day is over in Brasília', () => {
  const declaration = {
    material: 'concrete:30',
    supplier: 'Concreteira',
    validUntil: '2026-12-01',
    co2: { min: 200, max: 200 },
    energy: null,
  };
  const lastHour = todayOf(new Date('2026-12-02T02:59:59Z'));
  const nextDay = todayOf(new Date('2026-12-02T03:00:00Z'));
  expect([lastHour, nextDay]).toEqual(['2026-12-01', '2026-12-02']);
  expect(isExpired(declaration, lastHour)).toBe(false);
  expect(isExpired(declaration, nextDay)).toBe(true);
  expect([...declaredFactors([declaration], lastHour).keys()]).toEqual(['concrete:30']);
  expect([...declaredFactors([declaration], nextDay).keys()]).toEqual([]);
});
