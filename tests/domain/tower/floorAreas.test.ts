import { expect, test } from 'vitest';
import { differingAreas } from '#domain/tower/floorAreas.ts';

const floors = (...areas: number[]) => areas.map((area) => ({ area }));

test('floors of one area, and those that differ by rounding, are no mixture', () => {
  expect(differingAreas([])).toBeNull();
  expect(differingAreas(floors(450, 450, 450))).toBeNull();
  expect(differingAreas(floors(450, 450.4))).toBeNull();
});

test('each area that differs is named once, the smallest first', () => {
  expect(differingAreas(floors(1250, 210, 1250, 450))).toEqual([210, 450, 1250]);
});
