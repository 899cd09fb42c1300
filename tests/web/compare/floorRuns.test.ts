import { expect, test } from 'vitest';
import { floorRuns } from '../../../web/screens/compare/floors/floorRuns.ts';

const range = (max: number) => ({ min: max / 2, max });
const floor = (index: number, name: string, values: (number | null)[], area = 450) => ({
  id: `f${index}`,
  index,
  name,
  area,
  values: values.map((value) => (value === null ? null : range(value))),
});

test('floors alike in every option share a row, from the top down', () => {
  const floors = [
    floor(2, 'Tipo', [10, 20]),
    floor(-1, 'Subsolo', [null, 5]),
    floor(0, 'Térreo', [12, 12]),
    floor(1, 'Tipo', [10, 20]),
    floor(3, 'Tipo', [10, 30]),
    floor(4, 'Tipo', [10, 30], 300),
    floor(5, 'Cobertura', [null, null]),
  ];
  expect(floorRuns(floors).map(({ name, from, to, of }) => [name, from, to, of])).toEqual([
    ['Cobertura', 1, 1, 1],
    ['Tipo', 4, 4, 4],
    ['Tipo', 3, 3, 4],
    ['Tipo', 1, 2, 4],
    ['Térreo', 1, 1, 1],
    ['Subsolo', 1, 1, 1],
  ]);
});
