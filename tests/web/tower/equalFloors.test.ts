import { expect, test } from 'vitest';
import { equalFloors } from '../../../web/editors/unitForm/reading/equalFloors.ts';

const group = (name: string, repetition: number | undefined, more: object = {}) => ({
  name,
  category: 'standard_floor',
  area: 450 as number | undefined,
  height: 2.9 as number | undefined,
  repetition,
  ...more,
});

test('groups typed twice alike, one above the other, are read as one', () => {
  const rows = [group('Tipo', 3), group('Tipo', 4), group('Ático', 1), group('Tipo', 2)];
  expect(equalFloors(rows)).toEqual([group('Tipo', 7), group('Ático', 1), group('Tipo', 2)]);
});

test.each([{ area: 451 }, { height: 3 }, { category: 'ground_floor' }, { name: 'Tipo 2' }])(
  'groups that differ in %o stay apart',
  (more) => {
    const rows = [group('Tipo', 3), group('Tipo', 4, more)];
    expect(equalFloors(rows)).toEqual(rows);
  },
);
