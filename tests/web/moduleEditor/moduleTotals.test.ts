import { expect, test } from 'vitest';
import { moduleTotals } from '../../../web/editors/moduleEditor/moduleTotals.ts';

const wall = (rows: object[]) => ({
  concrete_wall: { concreteWalls: { volumes: rows, steel: [{ ca: 50 }] } },
});
const figures = (rows: object[]) => moduleTotals('concrete_wall', wall(rows), [{ area: 100 }]).perFloor;

test('rows a stored draft holds without their amount count for nothing', () => {
  const full = { fck: 30, volume: 48.2 };
  expect(figures([full, { fck: 30 }])).toEqual(figures([full]));
  expect(figures([full]).concrete).toBeCloseTo(48.2 * 2400);
  expect(figures([{ fck: 30 }]).materials).toEqual([]);
});
