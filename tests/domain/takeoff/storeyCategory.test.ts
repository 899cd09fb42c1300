import { expect, test } from 'vitest';
import { storeyCategory } from '#domain/takeoff/storeyCategory.ts';

test.each([
  ['Ground Floor', 0, 'ground_floor'],
  ['Groundfloor', 0, 'ground_floor'],
  ['00_Ground', 0, 'ground_floor'],
  ['Lower ground level', -2, 'ground_floor'],
  ['Underground parking', -3, 'basement_floor'],
  ['Estacionamento subterrâneo', -0.5, 'basement_floor'],
  ['Garagem', -3, 'basement_floor'],
  ['Parking below ground', -3, 'basement_floor'],
  ['Hall', -0.5, 'standard_floor'],
  ['Playground', 3, 'standard_floor'],
  ['2nd floor above ground', 6, 'standard_floor'],
  ['Cobertura', 30, 'penthouse_floor'],
] as const)('a storey called %s, at %d m, is a %s', (name, elevation, category) => {
  expect(storeyCategory(name, elevation)).toBe(category);
});
