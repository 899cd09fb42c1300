import { describe, expect, test } from 'vitest';
import { expandFloors } from '#domain/tower/tower.ts';
import { towerLayout } from '../../../web/components/towerDrawing/towerLayout.ts';

const floors = expandFloors([
  { name: 'Subsolo', category: 'basement_floor', area: 800, height: 3, repetition: 2 },
  { name: 'Térreo', category: 'ground_floor', area: 400, height: 4, repetition: 1 },
  { name: 'Tipo', category: 'standard_floor', area: 200, height: 2.5, repetition: 4 },
]);
const layout = towerLayout(floors, { width: 160, height: 200, labelGap: 18 });

describe('the drawing of a tower', () => {
  test('fills its height, floors as tall as their metres', () => {
    const heights = layout.floors.map(({ height }) => height);
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(200);
    expect(heights).toEqual([30, 30, 40, 25, 25, 25, 25].map((height) => expect.closeTo(height)));
  });

  test('draws areas on one scale, centred', () => {
    expect(layout.floors.map(({ width }) => width)).toEqual([160, 160, 80, 40, 40, 40, 40]);
    for (const { x, width } of layout.floors) expect(x + width / 2).toBeCloseTo(80);
  });

  test('puts basements under the ground line', () => {
    expect(layout.groundY).toBeCloseTo(140);
    for (const { floor, y, height } of layout.floors)
      expect(y + height > layout.groundY + 0.1).toBe(floor.category === 'basement_floor');
  });

  test('labels runs of equal floors once, never touching', () => {
    expect(layout.groups.map(({ name, count }) => [name, count])).toEqual([
      ['Subsolo', 2],
      ['Térreo', 1],
      ['Tipo', 4],
    ]);
    // Each points at the middle of its run.
    expect(layout.groups.map(({ y }) => y)).toEqual([170, 120, 50].map((middle) => expect.closeTo(middle)));
    const many = Array.from({ length: 20 }, (_, index) => ({
      index,
      name: `P${index}`,
      category: 'standard_floor' as const,
      area: 1,
      height: 1,
    }));
    const places = towerLayout(many, { width: 100, height: 200, labelGap: 18 }).groups.map(
      ({ labelY }) => labelY,
    );
    const distances = places.slice(1).map((place, index) => (places[index] ?? 0) - place);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(17.99);
  });

  test('survives figures that are not there yet', () => {
    const empty = towerLayout(
      [{ index: 0, name: '', category: 'standard_floor', area: Number.NaN, height: 0 }],
      {
        width: 100,
        height: 100,
        labelGap: 18,
      },
    );
    expect(empty.floors).toEqual([expect.objectContaining({ width: 0, height: 0 })]);
    expect(towerLayout([], { width: 100, height: 100, labelGap: 18 }).floors).toEqual([]);
  });
});
