import { expect, test } from 'vitest';
import { builtTower, towerBox } from '../../../web/parts/builtTower/builtTower.ts';

const floor = (index: number, area = 100) => ({
  id: String(index),
  index,
  name: 'Tipo',
  category: 'standard_floor' as const,
  area,
  height: 3,
});

test('a tower fills its box whatever option builds it, so that all are on one scale', () => {
  const floors = [floor(0, 200), floor(1), floor(2)];
  const places = [[], [{ id: 'm', floorIds: ['0', '1', '2'] }]].map((modules) =>
    builtTower(floors, modules).parts.map(({ x, y, width, height }) => [x, y, width, height]),
  );
  expect(places[0]).toEqual(places[1]);
  const [x, y, width, height] = places[0]?.[0] ?? [];
  expect([x, width]).toEqual([0, towerBox.width]);
  expect(y).toBeCloseTo((towerBox.height * 2) / 3, 6);
  expect(height).toBeCloseTo(towerBox.height / 3, 6);
});

test('a floor shows its module, a gap none, and two modules halve it', () => {
  const modules = [
    { id: 'a', floorIds: ['0', '1'] },
    { id: 'b', floorIds: ['1'] },
  ];
  const { parts } = builtTower([floor(0), floor(1), floor(2)], modules);
  expect(parts.map(({ moduleId }) => moduleId)).toEqual(['a', 'a', 'b', null]);
  expect(parts.map(({ width }) => width / towerBox.width)).toEqual([1, 0.5, 0.5, 1]);
});
