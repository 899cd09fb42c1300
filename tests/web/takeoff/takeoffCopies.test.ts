import { describe, expect, test } from 'vitest';
import {
  copiedColumns,
  copiedSheet,
  copyableGroups,
} from '../../../web/screens/takeoff/sheet/copiedSheet.ts';
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';

const floor = (index: number) => ({ id: `f${index}`, index, area: 400 });
const column = (key: string, floors: number[], given: Partial<SheetColumn> = {}): SheetColumn => ({
  key,
  moduleId: null,
  revision: null,
  name: key,
  technology: 'concrete_wall',
  floors: floors.map(floor),
  cells: {},
  ...given,
});
const slabs = (volume: number | string) => ({ 'slabs|concrete|30': volume });
const frame = { technology: 'beam_column' } as const;

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

  test('bring how slabs are built where all of them agree, and the marks of usual rates', () => {
    const marked = { ...frame, cells: slabs(40), assumed: ['slabs|concrete|30'] };
    const taken = (...systems: ('pt_flat' | 'ribbed' | undefined)[]) =>
      copiedSheet(
        sheetOf([column('a', [0, 1], { moduleId: 'x', slabSystem: 'solid', cells: slabs(1) })]),
        systems.map((slabSystem, at) => column(`s${at}`, [at], { ...marked, slabSystem })),
      ).columns[0];
    const rows = [
      taken('pt_flat', 'pt_flat'),
      taken('pt_flat', 'ribbed'),
      taken('pt_flat', undefined),
      taken('ribbed'),
      taken(undefined),
    ];
    expect(rows.map((each) => each?.slabSystem)).toEqual(['pt_flat', 'solid', 'solid', 'ribbed', undefined]);
    expect(rows.map((each) => each?.assumed)).toEqual(rows.map(() => marked.assumed));
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
