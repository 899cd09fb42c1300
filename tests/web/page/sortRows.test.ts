import { expect, test } from 'vitest';
import { sortRows } from '../../../web/components/tables/sortRows.ts';
import { unitColumns } from '../../../web/screens/project/unitTable/unitColumns.ts';
import { moduleColumns } from '../../../web/screens/unit/modules/moduleColumns.ts';

const up = (field: string) => ({ field, descending: false });
const down = (field: string) => ({ field, descending: true });
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** A tower whose figures are all 9 but those of one column. */
function unitLeastIn(name: string) {
  const of = (column: string) => (name === column ? 1 : 9);
  const perSquareMeter = { co2: { max: of('co2') }, energy: { max: of('energy') } };
  const quantities = { concrete: of('concrete'), steel: of('steel'), perSquareMeter };
  return { name, totalFloors: of('floors'), totalArea: of('area'), quantities };
}

/** The same of a module. */
function moduleLeastIn(name: string) {
  const of = (column: string) => (name === column ? 1 : 9);
  const co2 = { min: of('co2_min'), max: of('co2_max') };
  const energy = { min: of('energy_min'), max: of('energy_max') };
  const quantities = { concrete: of('concrete'), steel: of('steel'), co2, energy };
  return {
    name,
    floorRepetition: of('floor_repetition'),
    currentVersion: { number: of('version') },
    quantities,
  };
}

test.each(Object.keys(unitColumns))('towers by %s go by that alone', (column) => {
  const rows = Object.keys(unitColumns).map(unitLeastIn);
  expect(sortRows(rows, unitColumns, up(column), 'pt-BR')[0]?.name).toBe(column);
  expect(sortRows(rows, unitColumns, down(column), 'pt-BR').at(-1)?.name).toBe(column);
});

test.each(Object.keys(moduleColumns))('modules by %s go by that alone', (column) => {
  const rows = Object.keys(moduleColumns).map(moduleLeastIn);
  expect(sortRows(rows, moduleColumns, up(column), 'pt-BR')[0]?.name).toBe(column);
  expect(sortRows(rows, moduleColumns, down(column), 'pt-BR').at(-1)?.name).toBe(column);
});

test('rows without the figure come last either way, and numbers in names count', () => {
  const rows = [
    { name: 'Torre 10', steel: null },
    { name: 'Torre 9', steel: 5 },
    { name: 'Torre 2', steel: 7 },
    { name: 'Átrio', steel: undefined },
  ];
  const columns = { steel: ({ steel }: (typeof rows)[number]) => steel };
  const by = (order: ReturnType<typeof up>) => namesOf(sortRows(rows, columns, order, 'pt-BR'));
  expect(by(up('steel'))).toEqual(['Torre 9', 'Torre 2', 'Torre 10', 'Átrio']);
  expect(by(down('steel'))).toEqual(['Torre 2', 'Torre 9', 'Torre 10', 'Átrio']);
  expect(by(up('name'))).toEqual(['Átrio', 'Torre 2', 'Torre 9', 'Torre 10']);
  expect(by(down('name'))).toEqual(['Torre 10', 'Torre 9', 'Torre 2', 'Átrio']);
  expect(by(up('colour'))).toEqual(namesOf(rows));
});
