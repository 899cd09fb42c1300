import { expect, test } from 'vitest';
import { moduleTotals } from '../../../web/editors/moduleEditor/totals/moduleTotals.ts';

const wall = (rows: object[]) => ({
  concrete_wall: { concreteWalls: { volumes: rows, steel: [{ ca: 50 }] } },
});
const perFloor = (rows: object[]) => moduleTotals('concrete_wall', wall(rows), [{ area: 100 }]).perFloor;

test('rows a stored draft holds without their amount count for nothing', () => {
  const full = { fck: 30, volume: 48.2 };
  expect(perFloor([full, { fck: 30 }])).toEqual(perFloor([full]));
  expect(perFloor([full]).concrete).toBeCloseTo(48.2 * 2400);
  expect(perFloor([{ fck: 30 }]).materials).toEqual([]);
});
