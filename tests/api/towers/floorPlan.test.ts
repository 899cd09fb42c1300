import { describe, expect, test } from 'vitest';
import { planFloors, type StoredGroup } from '../../../api/units/floorPlan.ts';

const stored = (name: string, category: StoredGroup['category'], ...floors: string[]): StoredGroup => ({
  id: name,
  name,
  category,
  area: 100,
  height: 3,
  repetition: floors.length,
  index: null,
  floors,
});
const wanted = ({ name, category, area, height, repetition }: StoredGroup) => ({
  name,
  category,
  area,
  height,
  repetition,
});
const basement = stored('Subsolo', 'basement_floor', 'deep', 'upper');
const typical = stored('Tipo', 'standard_floor', 'first', 'second');

describe('planning the floors of a tower', () => {
  test('the same groups change nothing', () => {
    const plan = planFloors([basement, typical], [wanted(basement), wanted(typical)]);
    expect(plan).toMatchObject({ removedFloors: [], removedGroups: [], reshapedGroups: [] });
    expect(plan.floors.map(({ id, index }) => [id, index])).toEqual([
      ['deep', -2],
      ['upper', -1],
      ['first', 0],
      ['second', 1],
    ]);
  });

  test('a group keeps the index it is given, and has none where none is given', () => {
    for (const index of [-3, 0, 5, null, undefined]) {
      const { groups } = planFloors([typical], [{ ...wanted(typical), index }]);
      expect(groups[0]?.index).toBe(index ?? null);
    }
  });

  test('a new basement is dug below the others', () => {
    const plan = planFloors([basement], [{ ...wanted(basement), repetition: 3 }]);
    expect(plan.floors.slice(1).map(({ id, index }) => [id, index])).toEqual([
      ['deep', -2],
      ['upper', -1],
    ]);
  });

  test('a lower tower loses its top floor', () => {
    const plan = planFloors([typical], [{ ...wanted(typical), repetition: 1 }]);
    expect(plan.removedFloors).toEqual(['second']);
    expect(plan.reshapedGroups).toEqual(['Tipo']);
  });

  test('a renamed group is found by its place, a moved one by its name, any by its id', () => {
    const other = stored('Cobertura', 'standard_floor', 'top');
    const renamed = planFloors([typical, other], [{ ...wanted(typical), name: 'Padrão' }, wanted(other)]);
    expect(renamed.groups.map(({ id }) => id)).toEqual(['Tipo', 'Cobertura']);
    const moved = planFloors([typical, other], [wanted(other), wanted(typical)]);
    expect(moved.groups.map(({ id }) => id)).toEqual(['Cobertura', 'Tipo']);
    const added = planFloors([typical], [{ ...wanted(typical), name: 'Outro' }, wanted(typical)]);
    expect(added.groups.map(({ id }) => id === 'Tipo')).toEqual([false, true]);
    const named = planFloors([typical, other], [{ ...wanted(typical), id: 'Cobertura', name: 'Outro' }]);
    expect(named.groups.map(({ id }) => id)).toEqual(['Cobertura']);
    expect(named.removedFloors).toEqual(['first', 'second']);
  });

  test('a group of another kind is another group', () => {
    const plan = planFloors([typical], [{ ...wanted(typical), category: 'ground_floor' }]);
    expect(plan.removedGroups).toEqual(['Tipo']);
    expect(plan.removedFloors).toEqual(['first', 'second']);
  });
});
