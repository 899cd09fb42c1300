import { describe, expect, test } from 'vitest';
import { changedFloors } from '../../../web/editors/unitForm/changedFloors.ts';
import type { ReadableGroup } from '../../../web/editors/unitForm/unitFormValues.ts';

const saved: ReadableGroup[] = [
  { id: 'a', name: 'Subsolo', category: 'basement_floor', area: 900, height: 3, repetition: 2 },
  { id: 'b', name: 'Térreo', category: 'ground_floor', area: 800, height: 4, repetition: 1 },
  { id: 'c', name: 'Tipo', category: 'standard_floor', area: 450, height: 2.8, repetition: 3 },
];
const changed = (wanted: ReadableGroup[]) => [...changedFloors(saved, wanted)].toSorted((a, b) => a - b);
const with_ = (place: number, change: Partial<ReadableGroup>) =>
  saved.map((group, index) => (index === place ? { ...group, ...change } : group));

describe('floors a change of the tower touches', () => {
  test('none where only names or the order change', () => {
    expect(changed(with_(2, { name: 'Pavimento tipo' }))).toEqual([]);
    expect(changed(saved.toReversed())).toEqual([]);
    expect(changed([...saved, { ...saved[2]!, id: undefined, name: 'Outro' }])).toEqual([]);
  });

  test('all of a group whose kind, size or number changes', () => {
    expect(changed(with_(2, { area: 451 }))).toEqual([1, 2, 3]);
    expect(changed(with_(0, { repetition: 3 }))).toEqual([-2, -1]);
    expect(changed(with_(1, { category: 'standard_floor' }))).toEqual([0]);
  });

  test('all of a group that goes', () => {
    expect(changed(saved.slice(1))).toEqual([-2, -1]);
  });

  test('knows groups by name and kind where the service keeps no ids', () => {
    const bare = saved.map((group) => ({ ...group, id: undefined }));
    expect([...changedFloors(bare, bare.toReversed())]).toEqual([]);
    const renamed = bare.map((group, index) => (index === 2 ? { ...group, name: 'Padrão' } : group));
    expect([...changedFloors(bare, renamed)]).toEqual([]);
  });
});
