import { sumStandings } from '#domain/comparison/sides/atStanding.ts';
import { differenceOf } from '#domain/comparison/differences/difference.ts';
import { versionChanges } from '#domain/comparison/versionChanges.ts';
import { scaleLines } from '#domain/range.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, concreteOf, pairOfSides } from './support.ts';

const state = (fck: number, volume: number, mass: number, dimensions = {}) => ({
  lines: columnsOf({ volumes: [{ fck, volume }], steel: [{ ca: 50, mass }] }),
  dimensions,
  floors: 2,
});

test('a class that took another’s place is one change; dimensions without CO₂ are shown too', () => {
  const changes = versionChanges(
    state(30, 10, 900, { formColumns: 80, columnNumber: 12 }),
    state(40, 9, 900, { formColumns: 75, columnNumber: 12 }),
  );
  expect(changes).toMatchObject([
    { element: 'columns', label: 'C30 → C40', unit: 'm3', before: 10, after: 9 },
    { element: '', label: 'formColumns', unit: null, before: 80, after: 75, co2: { low: 0, high: 0 } },
  ]);
  expect(versionChanges(state(30, 10, 900), state(30, 10, 900))).toEqual([]);
});

test('a class of the same figures is a change, a name with an arrow in it is none', () => {
  const lines = concreteOf(30, 10);
  const named = (key: string, label: string) => ({
    ...state(30, 10, 900),
    lines: lines.map((line) => ({ ...line, key, label })),
  });
  const arrow = named('other:other:m3:A → B', 'A → B');
  expect(versionChanges(arrow, arrow)).toEqual([]);
  expect(versionChanges(named('concrete:30', 'C30'), named('concrete:31', 'C31'))).toMatchObject([
    { label: 'C30 → C31', before: 10, after: 10 },
  ]);
});

test('together they are the difference of the versions', () => {
  fc.assert(
    fc.property(pairOfSides, ({ a, b }) => {
      const changes = versionChanges(
        { lines: b, dimensions: {}, floors: 3 },
        { lines: a, dimensions: {}, floors: 3 },
      );
      const scaled = differenceOf(scaleLines(a, 3), scaleLines(b, 3));
      for (const of of ['co2', 'energy'] as const) {
        const [sum, all] = [changes, scaled.kinds].map((list) => sumStandings(list.map((each) => each[of])));
        expect(sum!.low).toBeCloseTo(all!.low, 3);
        expect(sum!.high).toBeCloseTo(all!.high, 3);
      }
    }),
  );
});
