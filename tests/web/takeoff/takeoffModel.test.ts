import { describe, expect, test } from 'vitest';
import { foundationFormSchema } from '#domain/foundation/foundation.ts';
import type { ModelFoundation } from '#domain/takeoff/foundationOfModel.ts';
import type { TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { emptyFoundation } from '../../../web/editors/foundationEditor/foundationValues.ts';
import { modelSheet } from '../../../web/screens/importProjects/model/modelSheet.ts';
import { projectSheet } from '../../../web/parts/projectSheet/projectSheet.ts';
import { withModelFoundation } from '../../../web/screens/takeoff/fromModel/modelFoundationValues.ts';
import { modelPlaces } from '../../../web/screens/takeoff/fromModel/modelPlaces.ts';
import { meanOfStoreys, withModel } from '../../../web/screens/takeoff/sheet/modelCells.ts';
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column as columnOf, floors as floorsOf } from '../support/takeoffColumns.ts';

const column = (key: string, count: number, cells: SheetColumn['cells'] = {}) =>
  columnOf({ key, name: key, technology: 'concrete_wall', floors: floorsOf(count, 400), cells });
const floor = (repetition: number, volume: number, columnNumber: number): TakeoffFloor => ({
  name: 'Tipo',
  category: 'standard_floor',
  area: null,
  height: null,
  repetition,
  storeys: [],
  elements: {
    slabs: { volumes: [{ fck: 30, volume }], steel: [{ ca: 50, mass: 80 * volume }] },
    columns: { volumes: [{ fck: 55, customFck: 55, volume: 5 }], steel: [] },
  },
  dimensions: { columnNumber },
});

test('a foundation read goes into its form: piles with what stands on them, one footing as a plate, several as footings', () => {
  const steel = [{ ca: 50, mass: 812.34567 }];
  const footings = { count: 4, volume: 12, area: 30, fck: 30, steel };
  const piles = { count: 8, volume: 20, area: null, fck: 25, steel: [{ ca: 60, mass: 700 }] };
  const none = emptyFoundation();
  const gradeBeams = { volume: 9, fck: 20, steel: [] };
  const opened = { ...none, piles_foundation: { ...none.piles_foundation, gradeBeams } };
  const pileCaps = { volume: 12, fck: 30, steel: [{ ca: 50, mass: 812.3457 }] };
  expect(withModelFoundation(opened, { piles, footings })).toMatchObject({
    type: 'piles_foundation',
    piles_foundation: { fck: 25, piles: { volume: 20, steel: piles.steel }, pileCaps, gradeBeams },
  });
  // Caps of the piles' own class name none of their own.
  const alike = withModelFoundation(none, { piles, footings: { ...footings, fck: 25 } });
  expect(alike.piles_foundation.pileCaps).toMatchObject({ volume: 12, fck: undefined });
  const plate = withModelFoundation(emptyFoundation(), { piles: null, footings: { ...footings, count: 1 } });
  expect(plate.raft_foundation).toMatchObject({
    area: 30,
    thickness: 0.4,
    fck: 30,
    steel: [{ ca: 50, mass: 812.3457 }],
  });
  const several = withModelFoundation(emptyFoundation(), { piles: null, footings });
  expect(several.type).toBe('footings_foundation');
  expect(foundationFormSchema('footings_foundation').parse(several.footings_foundation)).toEqual({
    footings: { volumes: [{ fck: 30, volume: 12 }], steel: [{ ca: 50, mass: 812.3457 }] },
  });
  expect(foundationFormSchema(plate.type || 'raft_foundation').safeParse(plate.raft_foundation).success).toBe(
    true,
  );
});

test('walls of blocks fill rows of blocks', () => {
  const blocks = [{ type: 'inteiro (14x19x39)', fbk: 8, quantity: 500 }];
  const placed = [{ floor: { ...floor(1, 12, 0), blocks }, place: 'a' }];
  const [a] = withModel(sheetOf([column('a', 1)]), 'structural_masonry', placed).columns;
  expect(a?.cells).toMatchObject({ 'blocks|blocks|8|inteiro (14x19x39)': 500, 'slabs|concrete|30': 12 });
});

test('storeys fill the columns they were placed in: means where they are fewer, sums where more', () => {
  const sheet = sheetOf([column('a', 10), column('b', 1), column('c', 3, { 'slabs|concrete|30': 7 })]);
  const next = withModel(sheet, 'beam_column', [
    { floor: floor(6, 40, 20), place: 'a' },
    { floor: floor(2, 48, 21), place: 'a' },
    { floor: floor(1, 30, 18), place: 'b' },
    { floor: floor(1, 6, 18), place: 'b' },
    { floor: floor(4, 99, 18), place: null },
  ]);
  const [a, b, c] = next.columns;
  // Eight storeys for ten floors: (6 × 40 + 2 × 48) / 8 each.
  expect(a?.cells).toMatchObject({
    'slabs|concrete|30': 42,
    'slabs|steel|50': 3360,
    'columns|concrete|55': 5,
    'dimensions|dimension|columnNumber': 20,
  });
  expect(a?.technology).toBe('beam_column');
  // Two levels for one floor.
  expect(b?.cells).toMatchObject({ 'slabs|concrete|30': 36, 'columns|concrete|55': 10 });
  expect(b?.cells['dimensions|dimension|columnNumber']).toBe(18);
  expect(c).toBe(sheet.columns[2]);
  expect(next.rows).toContain('columns|concrete|55');
});

test('steel by a usual rate stays marked in the sheet, and goes with another technology', () => {
  const rated: TakeoffFloor = {
    ...floor(1, 10, 4),
    elements: {
      slabs: { volumes: [{ fck: 30, volume: 10 }], steel: [{ ca: 50, mass: 900, assumed: true }] },
    },
  };
  const [a] = withModel(sheetOf([column('a', 1)]), 'beam_column', [{ floor: rated, place: 'a' }]).columns;
  expect(a?.assumed).toEqual(['slabs|steel|50']);
  const [upper, measured] = [
    { ...rated, storeys: ['P2'] },
    { ...floor(1, 10 / 3, 4), storeys: ['P1'] },
  ];
  // What is nought is none, and what all storeys share keeps its decimals.
  measured.dimensions = { columnNumber: 4, wallThickness: 14.548_193, slabThickness: 0 };
  const placed = [measured, upper].map((each) => ({ floor: each, place: 'a' }));
  const like = (storey: string, technology: 'beam_column' | 'concrete_wall') =>
    withModel(sheetOf([column('a', 3)]), technology, placed, new Map([['a', storey]])).columns[0];
  expect(like('P1', 'beam_column')?.assumed).toEqual([]);
  expect(like('P1', 'concrete_wall')?.cells).toEqual({
    'slabs|concrete|30': 3.333_333,
    'slabs|steel|50': 266.666_667,
    'dimensions|dimension|wallThickness': 14.548_193,
  });
});

describe('unlike storeys', () => {
  const named = (
    name: string,
    repetition: number,
    volume: number,
    area: number | null = 400,
  ): TakeoffFloor => ({
    ...floor(repetition, volume, 10),
    name,
    storeys: [name],
    area,
  });
  const placed = [named('P1', 1, 30), named('P2', 1, 50)].map((each) => ({ floor: each, place: 'a' }));

  test('that stand for more floors than they are ask which of them do', () => {
    expect(modelPlaces(placed, [column('a', 14)]).map(({ isOpen }) => isOpen)).toEqual([true]);
    expect(modelPlaces(placed, [column('a', 2)]).map(({ isOpen }) => isOpen)).toEqual([false]);
    expect(modelPlaces(placed.slice(1), [column('a', 14)]).map(({ isOpen }) => isOpen)).toEqual([false]);
    const sheet = sheetOf([column('a', 14)]);
    const slabs = (likeOf?: ReadonlyMap<string, string>) =>
      withModel(sheet, 'beam_column', placed, likeOf).columns[0]?.cells['slabs|concrete|30'];
    expect(slabs(new Map([['a', 'P2']]))).toBe(50);
    expect(slabs(new Map([['a', meanOfStoreys]]))).toBe(40);
  });

  test('are compared by the area of a floor with the group', () => {
    const areas = (floors: TakeoffFloor[], count: number) =>
      modelPlaces(
        floors.map((each) => ({ floor: each, place: 'a' })),
        [column('a', count)],
      )[0]?.areas;
    expect(areas([named('P1', 14, 30, 412)], 14)).toBeNull();
    expect(areas([named('P1', 14, 30, 350)], 14)).toEqual({ model: 350, group: 400 });
    expect(areas([named('P1', 2, 30)], 14)).toBeNull();
    // Two levels that are one floor together.
    expect(areas([named('P1', 1, 30, 200), named('P2', 1, 30, 198)], 1)).toBeNull();
    expect(areas([named('P1', 1, 30, null)], 1)).toBeNull();
  });
});

test('a model that is imported brings its foundation as a row without a floor', () => {
  const part = { count: 1, volume: 20, area: 50, fck: 30, steel: [{ ca: 50, mass: 800 }] };
  const place = { project: 'Obra', state: 'SP', city: 'Santos', unit: 'Torre' };
  const lastRow = (found: ModelFoundation) => {
    const [header = [], ...rows] = modelSheet([floor(2, 30, 4)], 'beam_column', place, 'Viga e pilar', found)
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(';').map((cell) => cell.replaceAll('"', '')));
    const filled = header.map((name, at) => [name, rows.at(-1)?.[at] ?? '']);
    return Object.fromEntries(filled.filter(([name, cell]) => cell !== '' && name?.startsWith('foundation')));
  };
  expect(lastRow({ piles: { ...part, fck: 25, steel: [] }, footings: part })).toEqual({
    foundation_piles_concrete_25: '20',
    foundation_pile_caps_concrete_30: '20',
    foundation_pile_caps_steel_50: '800',
  });
  expect(lastRow({ piles: null, footings: part })).toEqual({
    foundation_raft_area: '50',
    foundation_raft_concrete_30: '20',
    foundation_raft_steel_50: '800',
  });
  const plain = { foundation_footings_concrete_30: '20', foundation_footings_steel_50: '800' };
  expect(lastRow({ piles: null, footings: { ...part, count: 2 } })).toEqual(plain);
  expect(lastRow({ piles: null, footings: { ...part, area: null } })).toEqual(plain);
  expect(lastRow({ piles: part, footings: null })).toEqual({
    foundation_piles_concrete_30: '20',
    foundation_piles_steel_50: '800',
  });
  expect(lastRow({ piles: null, footings: { ...part, steel: [] } })).toEqual({
    foundation_footings_concrete_30: '20',
  });
});

test('a sheet made here keeps quotation marks and columns that only some rows have', () => {
  const sheet = projectSheet([{ project_name: 'A "B"; C', floor_area: 1.5 }, { floor_height: 3 }]);
  const lines = sheet.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual(['project_name;floor_area;floor_height', '"A ""B""; C";1,5;', ';;3']);
});
