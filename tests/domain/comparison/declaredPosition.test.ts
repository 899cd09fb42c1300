import { expect, test } from 'vitest';
import { declaredPosition } from '#domain/comparison/sides/declaredPosition.ts';
import type { ComparedLine } from '#domain/comparison/sides/lines.ts';

const line: ComparedLine = {
  element: 'slabs',
  key: 'concrete:30',
  label: 'C30',
  unit: 'm3',
  amount: 10,
  co2: { min: 2000, max: 3000 },
  energy: { min: 5000, max: 5000 },
  factorSet: 'a',
  isDeclared: false,
};
const kind = { item: [line], reference: [] };
const value = (min: number, max: number) => ({ co2: { min, max }, energy: null });

test('a declared factor has a position between the ends of its row, or outside them', () => {
  expect(declaredPosition(kind, 'concrete:30', value(225, 250), 'co2')).toEqual({ min: 0.25, max: 0.5 });
  expect(declaredPosition(kind, 'concrete:30', value(180, 320), 'co2')).toEqual({ min: -0.2, max: 1.2 });
});

test('nowhere: a row of another kind, an indicator not declared, a row of one value', () => {
  expect(declaredPosition(kind, 'steel:50', value(1, 1), 'co2')).toBeNull();
  expect(declaredPosition(kind, 'concrete:30', value(225, 250), 'energy')).toBeNull();
  const declared = { co2: { min: 1, max: 1 }, energy: { min: 400, max: 600 } };
  expect(declaredPosition(kind, 'concrete:30', declared, 'energy')).toBeNull();
});
