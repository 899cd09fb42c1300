import { coverage } from '#domain/tower/coverage.ts';
import { expect, test } from 'vitest';

const floors = [
  { id: 'basement', area: 900 },
  { id: 'ground', area: 800 },
  { id: 'first', area: 450.5 },
  { id: 'second', area: 450.5 },
];
const modules = [{ floorIds: ['first'] }];

test('floors without structure count in the area', () => {
  expect(coverage(floors, modules)).toEqual({
    totalFloors: 4,
    coveredFloors: 1,
    uncoveredFloors: ['basement', 'ground', 'second'],
    sharedFloors: [],
    area: 2601,
    coveredArea: 450.5,
  });
});

test('a floor under two modules is covered once, and reported', () => {
  expect(coverage(floors, [...modules, ...modules])).toMatchObject({
    coveredFloors: 1,
    sharedFloors: ['first'],
    coveredArea: 450.5,
  });
});
