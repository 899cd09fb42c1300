import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUnreinforced,
  usualSteelChanges,
} from '../../../web/screens/takeoff/sheet/unreinforcedConcrete.ts';
import {
  framesWithoutInfill,
  withUsualInfill,
} from '../../../web/screens/takeoff/sheet/framesWithoutInfill.ts';
import { newOtherMaterial } from '../../../web/editors/moduleEditor/values/otherMaterialValues.ts';
import type { Language } from '#domain/texts/messages.ts';
import { messagesIn } from '#domain/texts/messageText.ts';
import { rowTotal } from '../../../web/screens/takeoff/grid/rowTotal.ts';
import { checkColumn } from '../../../web/screens/takeoff/sheet/columnFaults.ts';
import { cellsOf, structureOf } from '../../../web/screens/takeoff/sheet/columnStructure.ts';
import {
  copiedColumn,
  fromBelow,
  inTechnology,
  isChanged,
  type Sheet,
  type SheetColumn,
  sheetOf,
  withChanges,
  withSlabSystem,
} from '../../../web/screens/takeoff/sheet/sheet.ts';
import { rebased, typedSince } from '../../../web/screens/takeoff/sheet/rebased.ts';
import { otherRows } from '../../../web/screens/takeoff/sheet/otherRows.ts';
import {
  columnModuleTotals,
  columnTotals,
  masonryAmount,
  optionTotals,
} from '../../../web/screens/takeoff/sheet/sheetTotals.ts';
import { isOptional } from '../../../web/screens/takeoff/sheet/rowFlags.ts';
import { rowOf } from '../../../web/screens/takeoff/sheet/sheetRows.ts';
import { toStored, toShown, valueModes } from '../../../web/screens/takeoff/sheet/valueMode.ts';
import {
  foundationColumn,
  type StructureColumn,
} from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { floors, column, frame, masonry } from '../support/takeoffColumns.ts';

test('spans, thicknesses and counts of storeys are never added up, also of groups of one floor', () => {
  const dimensions = {
    'dimensions|dimension|averageBeamSpan': 6.5,
    'dimensions|dimension|averageSlabSpan': 6.5,
    'dimensions|dimension|columnNumber': 24,
    'dimensions|dimension|wallThickness': 14,
    'dimensions|dimension|slabThickness': 10,
  };
  const cells = { ...dimensions, 'dimensions|dimension|formSlabs': 400 };
  const storeys = [1, 1].map((count, at) => column({ key: `g${at}`, floors: floors(count, 450, at), cells }));
  const sheet = sheetOf(storeys);
  const totals = (mode: (typeof valueModes)[number]) =>
    Object.fromEntries(
      Object.keys(cells).map((key) => [key, rowTotal(sheet, sheet.rows.indexOf(key), mode)]),
    );
  const none = Object.fromEntries(Object.keys(dimensions).map((key) => [key, null]));
  for (const mode of ['floor', 'group'] as const)
    expect(totals(mode)).toEqual({ ...none, 'dimensions|dimension|formSlabs': 800 });
  expect(totals('area')).toEqual({ ...none, 'dimensions|dimension|formSlabs': 800 / 900 });
});

test('materials outside the factor set stand in the sheet, per floor, per group and per m²', () => {
  const render = {
    purpose: 'render' as const,
    unit: 'm2',
    source: 'EPD',
    co2: { min: 1, max: 2 },
    energy: { min: 1, max: 2 },
  };
  const others = [{ ...render, name: 'Reboco', amount: 90 }];
  const bags = { otherMaterials: [{ ...render, unit: 'kg', name: 'Reboco', amount: 18 }] };
  const columns = [column({ otherMaterials: others }), column({ floors: floors(3, 300, 2), ...bags })];
  const shown = (mode: (typeof valueModes)[number]) =>
    otherRows(columns, mode).map(({ label, values, total }) => [label, ...values, total]);
  const figures = valueModes.map((mode) => shown(mode).join(' '));
  expect(figures).toEqual([
    'Reboco (m²),90,,180 Reboco (kg),,18,54',
    'Reboco (m²),180,,180 Reboco (kg),,54,54',
    'Reboco (m²),0.2,,0.1 Reboco (kg),,0.06,0.03',
  ]);
  expect(otherRows([column()], 'floor')).toEqual([]);
});

describe('a column', () => {
  test('of masonry has its blocks, grout and mortar by themselves, on all its floors', () => {
    const { total } = columnModuleTotals(column({ technology: 'structural_masonry', cells: masonry }));
    expect((['grout', 'mortar', 'blocks'] as const).map((name) => masonryAmount(total, name))).toEqual([
      10, 8, 6000,
    ]);
    expect(masonryAmount(columnModuleTotals(column({ cells: frame })).total, 'blocks')).toBe(0);
  });

  test.each([
    ['beam_column', frame],
    ['structural_masonry', masonry],
  ] as const)('comes back from its structure as it was: %s', (technology, cells) => {
    const { data } = checkColumn(column({ technology, cells }), 'pt-BR');
    expect(data).not.toBeNull();
    const form = structureOf(column({ technology, cells })).data;
    expect(cellsOf(technology, { [technology]: form } as never).cells).toEqual(cells);
  });

  test('says which rows keep it from being saved', () => {
    const faults = checkColumn(
      column({ cells: { ...frame, 'slabs|steel|60': 'x', 'dimensions|dimension|formBeams': -1 } }),
      'pt-BR',
    ).faults;
    expect(faults.map(({ row }) => row)).toEqual(['slabs|steel|60', 'dimensions|dimension|formBeams']);
    expect(checkColumn(column({ cells: { 'columns|concrete|30': 1 } }), 'pt-BR').data).toBeNull();
  });

  test('reads figures as the language of the screen writes them, also after it was changed', () => {
    const typed = column({ cells: { ...frame, 'dimensions|dimension|formBeams': '1.234' } });
    const data = (language: Language) => checkColumn(typed, language).data;
    expect([data('pt-BR'), data('en-US'), data('pt-BR')]).toMatchObject(
      [1234, 1.234, 1234].map((formBeams) => ({ formBeams })),
    );
    expect(checkColumn(typed, 'pt-BR')).toBe(checkColumn(typed, 'pt-BR'));
  });

  test('comes by the lowest of its floors, in whatever order they were read, and the foundation last', () => {
    const [first, second, third] = [floors(1, 100, 0), floors(2, 100, 1), floors(1, 100, 2)];
    const around = column({ key: 'around', floors: [...third, ...first] });
    const between = column({ key: 'between', floors: second.toReversed() });
    const below = column({ key: 'foundation', floors: [] });
    const sorted = [below, between, around].toSorted(fromBelow);
    expect(sorted.map(({ key }) => key)).toEqual(['around', 'between', 'foundation']);
  });

  test('keeps one number per floor whichever way it is shown', () => {
    const amount = fc.double({ min: 0.001, max: 1e6, noNaN: true });
    const row = rowOf('slabs|concrete|30');
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...valueModes),
        (value, n, mode) => {
          const group = column({ floors: floors(n, 333.3) });
          const shown = toShown(value, group, row, mode);
          expect(Number(toStored(shown, group, row, mode)) / value).toBeCloseTo(1, 9);
        },
      ),
    );
    const span = rowOf('dimensions|dimension|averageBeamSpan');
    expect(toShown(5, column(), span, 'group')).toBe(5);
  });

  test('is copied with its technology, loses what another technology lacks, and knows whether it changed', () => {
    const sheet = sheetOf([column({ cells: frame }), column({ key: 'b', technology: 'concrete_wall' })]);
    const others = [{ ...newOtherMaterial('render'), name: 'Reboco', amount: 90 }];
    const whole = {
      cells: frame,
      slabSystem: 'ribbed' as const,
      assumed: ['columns|steel|50', 'slabs|steel|60'],
      otherMaterials: others,
    };
    const full = sheetOf([column(whole), column({ key: 'b', technology: 'concrete_wall' })]);
    const copied = copiedColumn(full, 0, [1]);
    expect(copied.columns[1]).toEqual({ ...column({ key: 'b' }), ...whole });
    expect(copied.columns[0]).toBe(full.columns[0]);
    expect(inTechnology(full, 0, 'concrete_wall').columns[0]?.assumed).toEqual(['slabs|steel|60']);
    const walls = inTechnology(sheet, 0, 'concrete_wall');
    expect(Object.keys(walls.columns[0]?.cells ?? {})).toEqual(['slabs|concrete|52.5', 'slabs|steel|60']);
    expect(walls.rows).toContain('dimensions|dimension|wallThickness');
    const [first] = sheet.columns;
    expect(isChanged(column({ cells: { ...frame } }), first)).toBe(false);
    expect(isChanged(column({ cells: { ...frame, 'columns|steel|50': 1 } }), first)).toBe(true);
    expect(isChanged(column(), undefined)).toBe(false);
    for (const [other, isSo] of [
      [{ name: 'Ático' }, true],
      [{ technology: 'concrete_wall' }, true],
      [{ floors: floors(1, 450) }, true],
      [{ floors: floors(2, 450).toReversed(), assumed: [] }, false],
      [{ cells: Object.fromEntries(Object.entries(frame).toReversed()) }, false],
    ] as const) {
      const typed = column({ cells: frame, ...other });
      // As it was read, and once it was saved.
      expect([other, isChanged(typed, first), isChanged(typed, { ...typed })]).toEqual([other, isSo, false]);
    }
    // A foundation has a name in the language of the screen alone.
    const named = (name: string) => foundationColumn('raft_foundation', name);
    expect(isChanged(named('Fundação'), named('Foundation'))).toBe(false);
  });

  test('takes a technology for all columns until something is entered, and drops rows nobody has', () => {
    const raft = foundationColumn('raft_foundation', 'Fundação');
    const sheet = sheetOf([column(), column({ key: 'b', floors: floors(1, 300, 7) }), raft]);
    const walls = inTechnology(sheet, 1, 'concrete_wall');
    const built = walls.columns.map(({ technology }) => technology);
    expect(built).toEqual(['concrete_wall', 'concrete_wall', 'raft_foundation']);
    expect(walls.rows.filter((key) => key.startsWith('columns'))).toEqual([]);
    const typed = sheetOf([column({ cells: frame }), column({ key: 'b', floors: floors(1, 300, 7) })]);
    const mixed = inTechnology(typed, 1, 'concrete_wall');
    expect(mixed.columns.map(({ technology }) => technology)).toEqual(['beam_column', 'concrete_wall']);
    expect(mixed.rows).toContain('columns|concrete|40');
  });

  test('typed over modules others saved takes their revisions, and is made again where one is gone', () => {
    const mine = sheetOf([
      column({ moduleId: 'a', revision: 1, cells: frame }),
      column({ key: 'b', moduleId: 'b', revision: 1 }),
    ]);
    const fresh = [column({ moduleId: 'a', revision: 4 }), column({ key: 'c', floors: floors(1, 9, 7) })];
    expect(rebased(mine, fresh).columns).toMatchObject([
      { key: 'a', revision: 4, cells: frame },
      { key: 'b', moduleId: null, revision: null },
      { key: 'c' },
    ]);
    // What stands on a floor that nobody has here is there, and what stands on floors taken here is not.
    const wider = [column({ key: 'd', floors: floors(3, 9, 1) }), column({ key: 'e', floors: floors(2, 9) })];
    expect(rebased(mine, wider).columns.map(({ key }) => key)).toEqual(['a', 'b', 'd']);
  });

  test('typed in while it is saved stands on what was saved, new modules and those that are gone too', () => {
    const proposal = { id: 'p', before: null };
    const sent = sheetOf([
      column({ key: 'gone', moduleId: 'gone', revision: 1, floors: floors(2, 450, 7) }),
      column({ key: 'new', cells: { 'slabs|concrete|30': 1 }, proposal }),
      column({ key: 'alike', cells: { 'slabs|concrete|30': 2 }, proposal }),
      column({ key: 'old', moduleId: 'old', revision: 1, cells: frame }),
    ]);
    const saved = [
      column({ key: 'm1', moduleId: 'm1', revision: 1, cells: { 'slabs|concrete|30': 1 } }),
      column({ key: 'm2', moduleId: 'm2', revision: 1, cells: { 'slabs|concrete|30': 2 } }),
      column({ key: 'old', moduleId: 'old', revision: 2, cells: frame }),
      column({ key: 'free', floors: floors(1, 450, 7) }),
      column({ key: 'free too', floors: floors(1, 450, 8) }),
    ];
    expect(typedSince(sent, sent, saved).columns).toEqual(saved);
    const since = (...at: number[]) =>
      typedSince(
        sent,
        withChanges(
          sent,
          at.map((each) => ({ row: 'beams|steel|50', column: each, value: 900 })),
        ),
        saved,
      ).columns;
    const typed = (each: SheetColumn) => ({ ...each, cells: { ...each.cells, 'beams|steel|50': 900 } });
    expect(since(1, 3)).toMatchObject([typed(saved[0]!), saved[1], typed(saved[2]!), saved[3], saved[4]]);
    expect(since(1)[0]).not.toHaveProperty('proposal');
    expect(since(0).at(-1)).toMatchObject({
      moduleId: null,
      revision: null,
      cells: { 'beams|steel|50': 900 },
    });
    expect(since(0)).toHaveLength(4);
  });
});

test('the option comes to what its columns do on all their floors', () => {
  const sheet = sheetOf([
    column({ cells: frame }),
    column({ key: 'b', floors: floors(1, 800, 9), cells: frame }),
    column({ key: 'c', floors: floors(1, 5000, 20) }),
  ]);
  const { total, area } = optionTotals(sheet);
  expect(total.concrete).toBeCloseTo(3 * 58.1 * 2400);
  expect(total.steel).toBe(3 * 3200);
  expect(area).toBe(6700);
  expect(columnTotals(sheet.columns[0]!).total).toBe(columnTotals(sheet.columns[0]!).total);
  // Usual figures are shown where all that is filled is built alike.
  const measured = (...kinds: Partial<StructureColumn>[]) =>
    optionTotals(
      sheetOf(
        kinds.map((kind, at) => column({ key: `${at}`, floors: floors(1, 450, at), cells: frame, ...kind })),
      ),
    ).hints.length;
  const flat = { slabSystem: 'pt_flat' } as const;
  expect(measured({}, {})).toBeGreaterThan(0);
  expect(measured(flat, flat)).toBeGreaterThan(0);
  expect(measured({}, { technology: 'concrete_wall', cells: {} })).toBeGreaterThan(0);
  expect([measured({}, flat), measured({}, { technology: 'concrete_wall' }), measured()]).toEqual([0, 0, 0]);
});

test('per m² the option is over all floors of the tower, each once, in its rows, its materials and its totals', () => {
  const bricks = { ...newOtherMaterial('infill'), name: 'Tijolo', amount: 40 };
  const slabs = { 'slabs|concrete|30': 60, 'slabs|steel|50': 6000 };
  const filled = [
    column({ floors: floors(10, 400), cells: { 'columns|concrete|30': 20 } }),
    column({ key: 'b', floors: floors(10, 400), cells: slabs, otherMaterials: [bricks] }),
  ];
  const wholeTotals = (columns: SheetColumn[]) => {
    const sheet = sheetOf(columns);
    const { area, hints } = optionTotals(sheet);
    const slabRow = rowTotal(sheet, sheet.rows.indexOf('slabs|concrete|30'), 'area');
    return [area, slabRow, otherRows(columns, 'area')[0]?.total, hints.map(({ measure }) => measure)];
  };
  const perArea = ['concrete_per_area', 'steel_per_area'];
  expect(wholeTotals(filled)).toEqual([4000, 0.15, 0.1, expect.arrayContaining(perArea)]);
  // Half a tower has less to a m² than is usual, and nothing wrong with it.
  const open = column({ key: 'c', floors: floors(10, 400, 10) });
  expect(wholeTotals([...filled, open])).toEqual([8000, 0.075, 0.05, ['steel_per_concrete']]);
});

describe('concrete without steel', () => {
  const bare = { 'beams|concrete|30': 10, 'slabs|concrete|30': 30, 'slabs|concrete|40': 10 };

  test('takes the usual rate of every element that has none, marked, and is saved with the mark', () => {
    const cells = { ...frame, ...bare };
    const { 'slabs|steel|60': _, ...without } = cells;
    const sheet = sheetOf([column({ cells: without })]);
    // A nought is typed, and no steel.
    const nought = sheetOf([column({ cells: { ...without, 'beams|steel|60': 0 } })]);
    const marks = ['beams|steel|50', 'beams|steel|60', 'columns|steel|60'];
    expect(marks.map((row) => isUnreinforced(nought.columns[0]!, row))).toEqual([true, false, false]);
    expect(usualSteelChanges(nought)).toEqual(usualSteelChanges(sheet));
    expect(usualSteelChanges(withSlabSystem(sheet, 0, 'pt_flat'))).not.toEqual(usualSteelChanges(sheet));
    const changed = withChanges(sheet, usualSteelChanges(sheet));
    const [filled] = changed.columns;
    // 90 kg/m³ is the middle of 55 to 125; columns have steel of their own. Slabs of C52.5 have 40 m³ more.
    expect(filled?.cells).toMatchObject({ 'beams|steel|50': 900, 'slabs|steel|50': 7200 });
    expect(filled?.assumed).toEqual(['beams|steel|50', 'slabs|steel|50']);
    expect(usualSteelChanges(changed)).toEqual([]);
    const { data } = checkColumn(filled!, 'pt-BR');
    expect(data).toMatchObject({ concreteBeams: { steel: [{ ca: 50, mass: 900, assumed: true }] } });
    const form = structureOf(filled as StructureColumn).data;
    expect(cellsOf('beam_column', { beam_column: form } as never).assumed).toEqual(filled?.assumed);
    expect(isChanged(filled!, { ...filled!, assumed: [] })).toBe(true);
  });

  test('what is typed over an assumption is none any more', () => {
    const sheet = sheetOf([column({ cells: bare })]);
    const assumed = withChanges(sheet, usualSteelChanges(sheet));
    const typed = withChanges(assumed, [{ row: 'beams|steel|50', column: 0, value: 950 }]);
    expect(typed.columns[0]?.assumed).toEqual(['slabs|steel|50']);
    const emptied = withChanges(typed, [{ row: 'slabs|steel|50', column: 0, value: undefined }]);
    expect(emptied.columns[0]?.assumed).toEqual([]);
  });
});

describe("what only a module's form asks for", () => {
  const withoutDimensions = Object.fromEntries(
    Object.entries(frame).filter(([key]) => !key.startsWith('dimensions')),
  );

  test('may be left out of the sheet, is 0 then, and stays an empty cell', () => {
    const cells = { ...withoutDimensions, 'dimensions|dimension|formSlabs': 400 };
    const { data, faults } = checkColumn(column({ cells }), 'pt-BR');
    expect(faults).toEqual([]);
    expect(data).toMatchObject({
      formColumns: 0,
      formBeams: 0,
      formSlabs: 400,
      columnNumber: 0,
      averageBeamSpan: 0,
      averageSlabSpan: 0,
    });
    expect(cellsOf('beam_column', { beam_column: data } as never).cells).toEqual(cells);
    expect(isOptional(rowOf('dimensions|dimension|columnNumber'), ['beam_column'])).toBe(true);
  });

  test('thicknesses of walls and slabs are not among it', () => {
    const cells = { 'walls|concrete|25': 30, 'slabs|concrete|25': 20 };
    const { faults } = checkColumn(column({ technology: 'concrete_wall', cells }), 'pt-BR');
    expect(faults.flatMap(({ row }) => row ?? [])).toEqual([
      'dimensions|dimension|wallThickness',
      'dimensions|dimension|slabThickness',
    ]);
  });
});

test('infill is asked of frames with quantities and none, and given to them alone', () => {
  const render = { ...newOtherMaterial('render'), name: 'Reboco', amount: 90 };
  const bare = column({ key: 'bare', cells: frame, otherMaterials: [render] });
  const others = [
    column({ key: 'empty' }),
    column({ key: 'masonry', technology: 'structural_masonry', cells: masonry }),
  ];
  const sheet = sheetOf([bare, ...others]);
  expect(framesWithoutInfill(sheet).map(({ key }) => key)).toEqual(['bare']);
  const filled = withUsualInfill(sheet, 1.2, messagesIn('pt-BR'));
  expect(framesWithoutInfill(filled)).toEqual([]);
  // Of one floor of the group; what was there stays.
  expect(filled.columns[0]?.otherMaterials?.map(({ amount }) => amount)).toEqual([90, 540, 540]);
  expect(filled.columns.slice(1)).toEqual(sheet.columns.slice(1));
});

test('of a column in another technology what was asked to go goes, besides what the technology lacks', () => {
  const sheet = sheetOf([column({ moduleId: 'm', cells: { ...frame, 'walls|concrete|25': 1 } })]);
  const kept = inTechnology(sheet, 0, 'structural_masonry', (element) => element !== 'beams');
  expect(Object.keys(kept.columns[0]?.cells ?? {})).toEqual([
    'columns|concrete|40',
    'columns|steel|50',
    'slabs|concrete|52.5',
    'slabs|steel|60',
  ]);
});

test('another kind of foundation leaves no empty rows of parts it was without, and keeps what has a value', () => {
  const partsOf = ({ rows }: Sheet) => [
    ...new Set(rows.map((key) => rowOf(key).dimension || rowOf(key).element)),
  ];
  const sheet = sheetOf([foundationColumn('footings_foundation', 'Fundação')]);
  expect(partsOf(sheet)).toEqual(['footings', 'footingsForm']);
  expect(partsOf(inTechnology(sheet, 0, 'caissons_foundation'))).toEqual(['caissons', 'caissonsForm']);
  const changes = [{ row: 'retaining_walls|concrete|25', column: 0, value: 30 }];
  const walled = inTechnology(withChanges(sheet, changes), 0, 'piles_foundation');
  expect(partsOf(walled)).toEqual(['piles', 'pile_caps', 'retaining_walls', 'retainingWallsForm']);
});

test('how slabs are built goes with a column, moves its usual figures, and is a change', () => {
  const cells = { ...frame, 'slabs|concrete|30': 60 };
  const sheet = sheetOf([column({ moduleId: 'm', cells }), column({ key: 'b', floors: floors(3, 300, 2) })]);
  const withFlatSlabs = withSlabSystem(sheet, 0, 'pt_flat');
  const [first] = withFlatSlabs.columns;
  expect(withFlatSlabs.columns[1]).toBe(sheet.columns[1]);
  expect(withFlatSlabs.rows).toContain('slabs|steel|190');
  expect(sheet.rows).not.toContain('slabs|steel|190');
  expect(isChanged(first!, sheet.columns[0])).toBe(true);
  expect(checkColumn(first!, 'pt-BR').data).toMatchObject({ slabSystem: 'pt_flat' });
  expect(copiedColumn(withFlatSlabs, 0, [1]).columns[1]?.slabSystem).toBe('pt_flat');
  const band = (each: typeof first) => columnTotals(each!).hints[0]?.band.max ?? 0;
  expect(band(first)).toBeGreaterThan(band(sheet.columns[0]));
  expect(
    checkColumn(withSlabSystem(withFlatSlabs, 0, undefined).columns[0]!, 'pt-BR').data,
  ).not.toHaveProperty('slabSystem');
});
