import { describe, expect, test } from 'vitest';
import { newOtherMaterial } from '../../../web/editors/moduleEditor/values/otherMaterialValues.ts';
import type { SharedValues } from '../../../web/editors/moduleEditor/values/sharedValues.ts';
import {
  copiedColumns,
  copiedSheet,
  copyableGroups,
} from '../../../web/screens/takeoff/sheet/copiedSheet.ts';
import { proposedChanges } from '../../../web/screens/takeoff/sheet/proposedSheet.ts';
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column as columnOf } from '../support/takeoffColumns.ts';

const floor = (index: number) => ({ id: `f${index}`, index, area: 400 });
const column = (key: string, floors: number[], given: Partial<SheetColumn> = {}): SheetColumn => ({
  ...columnOf({ key, name: key, technology: 'concrete_wall', floors: floors.map(floor) }),
  ...given,
});
const slabs = (volume: number | string) => ({ 'slabs|concrete|30': volume });
const frame = { technology: 'beam_column' } as const;

/** A value of each shared field, and another. */
const shared = {
  slabSystem: ['pt_flat', 'ribbed'],
  otherMaterials: [
    [{ ...newOtherMaterial('infill'), name: 'Tijolo', amount: 90 }],
    [{ ...newOtherMaterial('render'), name: 'Reboco', amount: 20 }],
  ],
} as const satisfies Record<keyof SharedValues, readonly [unknown, unknown]>;

const fields = Object.keys(shared) as (keyof SharedValues)[];

test.each(fields)('a copy brings the %s that all have; where they differ a module keeps its own', (name) => {
  const [one, other] = shared[name];
  const taken = (...values: unknown[]) =>
    copiedSheet(
      sheetOf([column('a', [0, 1], { moduleId: 'x', [name]: 'its own', cells: slabs(1) })]),
      values.map((value, at) => column(`s${at}`, [at], { ...frame, [name]: value, cells: slabs(40) })),
    ).columns[0]?.[name];
  expect([taken(one), taken(one, one), taken(one, other), taken(undefined)]).toEqual([
    one,
    one,
    'its own',
    undefined,
  ]);
});

test.each(fields)('a proposal says that it changes the %s', (name) => {
  const [one, other] = shared[name];
  const changes = (before: unknown, after: unknown) =>
    proposedChanges(
      column('a', [0], {
        [name]: after,
        proposal: { id: 'p', before: column('a', [0], { [name]: before }) },
      }),
    );
  expect([changes(one, one), changes(one, structuredClone(one))]).toEqual([[], []]);
  for (const [before, after] of [
    [one, other],
    [undefined, one],
    [one, undefined],
  ])
    expect(changes(before, after)).toHaveLength(1);
});

describe('quantities of another option', () => {
  const source = [
    column('base', [0], { ...frame, moduleId: 'm1', revision: 4, cells: slabs(60) }),
    column('low', [1, 2, 3], { ...frame, moduleId: 'm2', revision: 1, cells: slabs(40) }),
    column('high', [4], { moduleId: 'm3', revision: 1, cells: slabs(36) }),
    column('roof', [5]),
  ];

  test('stand as they are where nothing was entered, and as modules to be made', () => {
    const sheet = sheetOf([column('a', [0, 1]), column('b', [2, 3, 4, 5])]);
    const next = copiedSheet(sheet, source);
    expect(next.columns.map(({ name, floors }) => [name, floors.map(({ index }) => index)])).toEqual([
      ['base', [0]],
      ['low', [1, 2, 3]],
      ['high', [4]],
      ['b', [5]],
    ]);
    expect(next.columns.filter(({ moduleId, revision }) => (moduleId ?? revision) !== null)).toEqual([]);
    expect(copiedColumns(sheet, source).map(({ name }) => name)).toEqual(['base', 'low', 'high']);
  });

  test('go by floors into modules that are there: means by floors, in the technology of most', () => {
    const sheet = sheetOf([
      column('a', [0, 1, 2, 3], { moduleId: 'x', revision: 7, cells: slabs(1) }),
      column('b', [3, 4], { moduleId: 'y', revision: 2, cells: slabs('?') }),
      column('c', [5], { moduleId: 'z', revision: 2, cells: slabs(9) }),
    ]);
    const [a, b, c] = copiedSheet(sheet, source).columns;
    // One floor of 60 and three of 40.
    expect(a).toMatchObject({ moduleId: 'x', revision: 7, technology: 'beam_column', cells: slabs(45) });
    // One floor of each technology: the first is as good as the other, and nothing is mixed.
    expect([40, 36]).toContain(b?.cells['slabs|concrete|30']);
    expect(c).toBe(sheet.columns[2]);
  });

  test('are in the technology of most floors, not of most groups', () => {
    const sheet = sheetOf([column('a', [0, 1, 2, 3, 4], { moduleId: 'x' })]);
    const walls = [0, 1].map((floorAt) => column(`w${floorAt}`, [floorAt], { cells: slabs(50) }));
    const frames = column('f', [2, 3, 4], { ...frame, cells: slabs(60) });
    expect(copiedSheet(sheet, [...walls, frames]).columns[0]).toMatchObject({
      technology: 'beam_column',
      cells: slabs(60),
    });
  });

  test('are those of all the groups on the same floors together', () => {
    const columns = { 'columns|concrete|30': 20 };
    const into = (...others: SheetColumn[]) =>
      copiedSheet(sheetOf([column('a', [0, 1, 2, 3], { moduleId: 'x' })]), others).columns[0];
    const pillars = column('p', [0, 1, 2, 3], { ...frame, cells: columns });
    const above = (...floors: number[]) => column('s', floors, { ...frame, cells: slabs(60) });
    expect(into(pillars, above(0, 1, 2, 3))?.cells).toEqual({ ...columns, ...slabs(60) });
    expect(into(pillars, above(0, 1))?.cells).toEqual({ ...columns, ...slabs(30) });
    const walls = column('w', [1, 2, 3], { cells: slabs(36) });
    const twice = [column('p', [0], { ...frame, cells: columns }), above(0), above(0)];
    expect(into(...twice, walls)?.technology).toBe('concrete_wall');
  });

  test('bring the marks of usual rates', () => {
    const marked = column('s', [0], { ...frame, cells: slabs(40), assumed: ['slabs|concrete|30'] });
    const steel = { cells: { 'slabs|steel|50': 900 }, assumed: ['slabs|steel|50'] };
    const sheet = sheetOf([column('a', [0, 1], { moduleId: 'x', cells: slabs(1) })]);
    // Of five floors only one is among those of the module.
    const others = [marked, column('t', [1, 6, 7, 8, 9], { ...frame, ...steel })];
    const taken = (from: SheetColumn[]) => copiedSheet(sheet, from).columns[0];
    expect(taken([marked])?.assumed).toEqual(marked.assumed);
    expect(taken(others)).toMatchObject({
      assumed: ['slabs|concrete|30', 'slabs|steel|50'],
      cells: { ...slabs(20), 'slabs|steel|50': 450 },
    });
  });

  test('come from the groups chosen alone', () => {
    const sheet = sheetOf([column('a', [0, 1]), column('b', [2, 3, 4, 5])]);
    expect(copyableGroups(source).map(({ key }) => key)).toEqual(['base', 'low', 'high']);
    const [base] = copyableGroups(source);
    const next = copiedSheet(sheet, [base!]);
    expect(next.columns.map(({ name, cells }) => [name, cells])).toEqual([
      ['base', slabs(60)],
      ['a', {}],
      ['b', {}],
    ]);
    expect(copiedColumns(sheet, [base!]).map(({ name }) => name)).toEqual(['base']);
  });
});
