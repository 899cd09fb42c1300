import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaleQuantities, structureQuantities, sumQuantities } from '#domain/materials/quantities.ts';
import type { ConcreteWallData } from '#domain/structures/structureData.ts';
import type { ConcreteElement } from '#domain/structures/concrete/concreteElement.ts';
import { readPastedTable } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import {
  copiedColumn,
  inTechnology,
  type Sheet,
  sheetOf,
  withChanges,
} from '../../../web/screens/takeoff/sheet/sheet.ts';
import { optionTotals } from '../../../web/screens/takeoff/sheet/sheetTotals.ts';
import { frameOf } from '../../domain/arbitraries.ts';
import { column, floors } from '../support/takeoffColumns.ts';

const amount = fc.integer({ min: 1, max: 99_999 }).map((value) => value / 100);
const element = fc.record({ fck: fc.constantFrom(20, 25, 30, 40, 50), volume: amount, mass: amount });
const floor = fc.record({ columns: element, beams: element, slabs: element });
type Element = { fck: number; volume: number; mass: number };
type Floor = Record<'columns' | 'beams' | 'slabs', Element>;

const groups = [
  { name: 'Térreo', count: 1 },
  { name: 'Tipo', count: 13 },
  { name: 'Cobertura', count: 2 },
];
const empty = sheetOf(
  groups.map(({ name, count }, at) => column({ key: name, name, floors: floors(count, 450, at * 20) })),
);

const built = ({ fck, volume, mass }: Element): ConcreteElement => ({
  volumes: [fck > 45 ? { fck, customFck: fck, volume } : { fck, volume }],
  steel: [{ ca: 50, mass }],
});
const frameQuantities = ({ columns, beams, slabs }: Floor) =>
  structureQuantities('beam_column', frameOf(built(columns), built(beams), built(slabs)));

/** A table as programs write it, a line for each amount of each floor group. */
const tableOf = (drawn: readonly Floor[]) =>
  [
    'Pavimento\tElemento\tfck\tConcreto (m³)\tAço CA-50 (kg)',
    ...drawn.flatMap(({ columns, beams, slabs }, at) =>
      Object.entries({ Pilares: columns, Vigas: beams, Lajes: slabs }).map(([name, { fck, volume, mass }]) =>
        [groups[at]?.name, name, `C${fck}`, written(volume), written(mass)].join('\t'),
      ),
    ),
  ].join('\n');
const written = (value: number) => value.toFixed(2).replace('.', ',');

/** The totals of a sheet are those of the structures it stands for, each worked out by itself. */
function expectTotals(sheet: Sheet, expected: ReturnType<typeof sumQuantities>) {
  const { total } = optionTotals(sheet);
  const figures = ({ concrete, steel, co2, energy }: typeof total) =>
    [concrete, steel, co2.min, co2.max, energy.min, energy.max].map(Number);
  for (const [at, figure] of figures(total).entries())
    expect(Math.abs(figure - figures(expected)[at]!)).toBeLessThanOrEqual(1e-9 * Math.max(1, figure));
}

test('figures after a paste, a copy of a column and a change of its technology are those worked out anew', () => {
  fc.assert(
    fc.property(fc.tuple(floor, floor, floor), (drawn) => {
      const table = readPastedTable(tableOf(drawn), empty, 0, 'pt-BR');
      expect([table?.missed, table?.amounts.length]).toEqual([[], 18]);
      const pasted = withChanges(empty, table?.amounts ?? []);
      const times = (each: ReturnType<typeof frameQuantities>, at: number) =>
        scaleQuantities(each, groups[at]?.count ?? 0);
      const own = drawn.map(frameQuantities);
      expectTotals(pasted, sumQuantities(own.map(times)));

      const copied = copiedColumn(pasted, 1, [2]);
      expectTotals(copied, sumQuantities([own[0]!, own[1]!, own[1]!].map(times)));

      const switched = inTechnology(copied, 0, 'concrete_wall');
      const slabs = built(drawn[0].slabs);
      const walls: ConcreteWallData = {
        concreteWalls: { volumes: [], steel: [] },
        concreteSlabs: slabs,
        wallThickness: 0,
        slabThickness: 0,
      };
      const left = structureQuantities('concrete_wall', walls);
      expectTotals(switched, sumQuantities([left, own[1]!, own[1]!].map(times)));
    }),
    { numRuns: 50, seed: 22 },
  );
});
