import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { costOf, type Prices } from '#domain/prices/cost.ts';
import { priceAmounts } from '#domain/prices/priceAmounts.ts';
import { currentPriceSet as set } from '#domain/prices/priceSets.ts';
import moduleEditor from '../../../web/editors/moduleEditor/locales/pt-BR.json' with { type: 'json' };
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { columnTotals } from '../../../web/screens/takeoff/sheet/sheetTotals.ts';
import { perSquareMeter } from '#domain/materials/quantities.ts';
import { UnreinforcedConcreteAlert } from '../../../web/screens/takeoff/grid/UnreinforcedConcreteAlert.tsx';
import { gridActions } from '../../../web/screens/takeoff/grid/gridActions.ts';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { TakeoffGrid } from '../../../web/screens/takeoff/grid/TakeoffGrid.tsx';
import { LeftOutNote } from '../../../web/screens/takeoff/grid/LeftOutNote.tsx';
import takeoff from '../../../web/screens/takeoff/locales/pt-BR.json' with { type: 'json' };
import { type SheetColumn, sheetOf, withSlabSystem } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { dimensionKey, materialKey, usualRows } from '../../../web/screens/takeoff/sheet/sheetRows.ts';
import { column } from '../support/takeoffColumns.ts';
import { startTexts } from '../support/startTexts.ts';

const groups = 84;
const rows = usualRows('beam_column', []);

/** A sheet of a thousand numbers that counts how often those of a group are looked at, and how many cells are shown. */
function openThousand() {
  const seen = { cells: 0, columns: new Map<string, number>() };
  const columns = Array.from({ length: groups }, (_, at): SheetColumn => {
    const cells = Object.fromEntries(rows.map((row, down) => [row, down + 4]));
    const key = `g${at}`;
    return {
      key,
      moduleId: null,
      revision: null,
      name: `Tipo ${at}`,
      technology: 'beam_column',
      floors: [{ id: `f${at}`, index: at, area: 450 }],
      get cells() {
        seen.columns.set(key, (seen.columns.get(key) ?? 0) + 1);
        return cells;
      },
    };
  });
  return openGrid(columns, seen);
}

/** The grid of some floor groups, as the page shows it. */
function openGrid(
  columns: SheetColumn[],
  seen = { cells: 0, columns: new Map<string, number>() },
  prices: Prices | null = null,
) {
  const store = new GridStore(sheetOf(columns));
  const plain = gridActions(store, 'floor', 'pt-BR');
  const actions = {
    ...plain,
    numberAt: (place: Parameters<typeof plain.numberAt>[0]) => {
      seen.cells += 1;
      return plain.numberAt(place);
    },
  };
  const none = () => undefined;
  const noFaults = new Map();
  render(
    <TakeoffGrid
      store={store}
      actions={actions}
      mode="floor"
      faults={noFaults}
      readOnly={false}
      prices={prices}
      onAddRow={none}
      onColumnMenu={none}
      onPaste={() => Promise.resolve()}
    />,
  );
  /** What one step costs: cells worked out, and looks at any group but the one of the cursor before and after. */
  const cost = async (step: () => void) => {
    seen.cells = 0;
    seen.columns.clear();
    const from = store.state.cursor.column;
    // oxlint-disable-next-line typescript/require-await -- what follows a step is drawn before it is over
    await act(async () => step());
    for (const own of [from, store.state.cursor.column]) seen.columns.delete(`g${own}`);
    return { cells: seen.cells, looks: Math.max(0, ...seen.columns.values()) };
  };
  return { store, cost };
}

beforeAll(() => startTexts({ takeoff, moduleEditor }));
test('a cell that is typed into is called by its row and its column', async () => {
  const { store, cost } = openThousand();
  await cost(() => fireEvent.keyDown(screen.getByRole('grid'), { key: '7' }));
  const ids = screen.getByRole('textbox').getAttribute('aria-labelledby')?.split(' ') ?? [];
  const heads = ids.map((id) => document.getElementById(id)?.textContent ?? '');
  const { cursor, sheet } = store.state;
  expect(heads).toEqual([
    expect.stringMatching(/\S/),
    expect.stringContaining(sheet.columns[cursor.column]!.name),
  ]);
});

test('text that is no number is marked as it stands, before anybody saves', () => {
  const key = 'columns|concrete|40';
  openGrid([column({ cells: { [key]: '12 m³', 'beams|concrete|40': 8 } })]);
  const marked = [...document.querySelectorAll('td[aria-invalid=true]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['12 m³']);
});

test('of a thousand numbers a key works out the cells it touches, and totals of what was typed alone', async () => {
  const { store, cost } = openThousand();
  const grid = screen.getByRole('grid');
  const press = (key: string) => cost(() => fireEvent.keyDown(grid, { key }));
  expect(rows.length * groups).toBeGreaterThan(1000);

  for (const key of ['ArrowRight', '7', 'Enter', 'ArrowUp', 'Tab']) {
    const { cells, looks } = await press(key);
    // In a cell and around it; the row and the option are summed up when a number is entered.
    expect({ key, cells: Math.max(cells, 10), looks }).toEqual({
      key,
      cells: 10,
      looks: key === 'Enter' ? 5 : 0,
    });
  }
  expect(store.state.sheet.columns[1]?.cells[rows[0] ?? '']).toBe(7);
});

test('the place of steel says 0 kg/m³ as soon as there is concrete, and no longer once there is steel', async () => {
  const sheet = sheetOf([
    {
      key: 'a',
      moduleId: null,
      revision: null,
      name: 'Tipo',
      technology: 'beam_column',
      floors: [{ id: 'f', index: 0, area: 450 }],
      cells: {},
    },
  ]);
  const store = new GridStore(sheet);
  const none = () => undefined;
  render(
    <>
      <TakeoffGrid
        store={store}
        actions={gridActions(store, 'floor', 'pt-BR')}
        mode="floor"
        faults={new Map()}
        readOnly={false}
        prices={null}
        onAddRow={none}
        onColumnMenu={none}
        onPaste={() => Promise.resolve()}
      />
      <UnreinforcedConcreteAlert store={store} readOnly={false} />
      <LeftOutNote store={store} />
    </>,
  );
  const put = (row: string, value: number | undefined) =>
    // oxlint-disable-next-line typescript/require-await -- what follows a step is drawn before it is over
    act(async () => store.change([{ row, column: 0, value }]));
  const bare = () => document.querySelectorAll('td.bare').length;
  expect(bare()).toBe(0);
  await put('slabs|concrete|30', 20);
  expect(bare()).toBe(1);
  expect(screen.getByText('Tipo · Lajes: 0 kg/m³, usual 55 a 125')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usar as taxas usuais, marcadas' }));
  expect(document.querySelector('td.assumed')?.textContent).toBe('1.800');
  expect(store.state.sheet.columns[0]).toMatchObject({
    cells: { 'slabs|steel|50': 1800 },
    assumed: ['slabs|steel|50'],
  });
  await put('slabs|steel|50', 1700);
  expect(document.querySelector('td.assumed')).toBeNull();
  expect(bare()).toBe(0);
  await put('slabs|steel|50', undefined);
  expect(bare()).toBe(1);
  const unstressed = () => screen.queryByText('Laje protendida sem cordoalha (CP-190): Tipo.');
  expect(unstressed()).toBeNull();
  await act(async () => store.replace(withSlabSystem(store.state.sheet, 0, 'pt_flat')));
  expect(unstressed()).toBeTruthy();
  await put('slabs|steel|190', 200);
  expect(unstressed()).toBeNull();
});

test('cells have no more digits than anyone measures, and keep all they have', () => {
  const kept = {
    [dimensionKey('wallThickness')]: 14.548_193,
    [dimensionKey('wallArea')]: 410.123_456,
    [materialKey('walls', 'concrete', 30)]: 59.666_049,
    [materialKey('walls', 'steel', 60)]: 0.123_456,
  };
  const technology = 'concrete_wall' as const;
  const group = { key: 'g', moduleId: null, revision: null, name: 'Tipo', technology, cells: kept };
  const { store } = openGrid([{ ...group, floors: [{ id: 'f', index: 0, area: 450 }] }]);
  const cell = (key: string) =>
    document.querySelectorAll('tbody tr:not(.element)')[store.state.sheet.rows.indexOf(key)];
  expect(Object.keys(kept).map((key) => cell(key)?.querySelector('td')?.textContent)).toEqual([
    '14,5',
    '410,12',
    '59,666',
    '0,1235',
  ]);
  expect(store.state.sheet.columns[0]?.cells).toEqual(kept);
});

test('a foundation, which stands on no floor, shows its CO₂ per m² of the whole tower', () => {
  const floors = Array.from({ length: 4 }, (_, index) => ({ id: `f${index}`, index, area: 450 }));
  const walls = {
    key: 'g',
    moduleId: null,
    revision: null,
    name: 'Tipo',
    technology: 'concrete_wall',
  } as const;
  const raft = foundationColumn('raft_foundation', 'Fundação');
  raft.cells = { 'raft|concrete|25': 90, 'raft|steel|50': 9000 };
  const of = (element: 'walls' | 'slabs') => ({ [materialKey(element, 'concrete', 25)]: 30 });
  const built = [
    { ...walls, floors, cells: of('walls') },
    { ...walls, key: 'h', floors, cells: of('slabs') },
  ];
  openGrid([...built, raft]);
  const row = [...document.querySelectorAll('tfoot tr')].find((each) => /CO₂/.test(each.textContent));
  const { co2 } = perSquareMeter(columnTotals(raft).total, 4 * 450)!;
  expect(co2.min).toBeGreaterThan(1);
  const [, , , shown = ''] = [...row!.children].map((cell) => cell.textContent);
  const digits = { maximumSignificantDigits: 3 };
  const [low, high] = [co2.min, co2.max].map((value) => value.toLocaleString('pt-BR', digits));
  expect(shown).toBe(`${low} – ${high}`);
});

test('the last row shows what a foundation costs per m² of the tower, as its form does', () => {
  const cells = { 'piles|concrete|25': 90, 'piles|steel|50': 9000 };
  const below = foundationColumn('piles_foundation', 'Fundação', { cells });
  const steel = [{ ca: 50, mass: 9000 }];
  const amounts = priceAmounts('piles_foundation', { fck: 25, piles: { volume: 90, steel } }, 1);
  const { min, max } = costOf(amounts, { set, own: [] }).total!;
  const digits = { maximumSignificantDigits: 3 };
  const [low, high] = [min, max].map((value) => (value / 900).toLocaleString('pt-BR', digits));
  openGrid([column(), below], undefined, { set, own: [] });
  const [, , shown] = document.querySelector('tfoot tr:last-child')!.children;
  expect(shown!.textContent).toBe(`${low} – ${high}`);
});

test('a row says what its figure is for: uses of forms are no area of forms', () => {
  const cells = { [dimensionKey('formColumns')]: 120, [dimensionKey('formUses')]: 12 };
  const group = {
    key: 'g',
    moduleId: null,
    revision: null,
    name: 'Tipo',
    technology: 'beam_column',
  } as const;
  openGrid([{ ...group, cells, floors: [{ id: 'f', index: 0, area: 450 }] }]);
  const title = (name: RegExp) => screen.getByRole('rowheader', { name }).title;
  expect(title(/^Usos das fôrmas/)).toBe(moduleEditor['dimensionText.uses']);
  expect(title(/^Área de fôrma dos pilares/)).toBe(moduleEditor['dimensionText.formwork']);
});

test('of grout, mortar and blocks those that some group has are summed up, in this order', () => {
  const heads = () => {
    const all = [...document.querySelectorAll('tfoot th')].map(({ textContent }) => textContent);
    return all.slice(1, all.indexOf('Aço, todos os pavimentos (t)'));
  };
  const { store } = openGrid([
    {
      key: 'g',
      moduleId: null,
      revision: null,
      name: 'Tipo',
      technology: 'structural_masonry',
      floors: [{ id: 'f', index: 0, area: 450 }],
      cells: {},
    },
  ]);
  const put = (row: string) => act(() => store.change([{ row, column: 0, value: 3 }]));
  expect(heads()).toEqual([]);
  for (const [element, all] of [
    ['blocks', ['Blocos (un)']],
    ['grout', ['Graute (m³)', 'Blocos (un)']],
    ['mortar', ['Graute (m³)', 'Argamassa (m³)', 'Blocos (un)']],
  ] as const) {
    put(store.state.sheet.rows.find((row) => row.includes(element))!);
    expect(heads()).toEqual(all);
  }
});

test('the last row shows what a m² costs, a dash and the name of what is missing, and nothing where costs are hidden', () => {
  const cells = {
    [dimensionKey('wallThickness')]: 10,
    [dimensionKey('slabThickness')]: 10,
    [materialKey('walls', 'concrete', 25)]: 30,
    [materialKey('walls', 'steel', 60)]: 1000,
    [materialKey('slabs', 'concrete', 25)]: 25,
  };
  const technology = 'concrete_wall' as const;
  const group = { key: 'g', moduleId: null, revision: null, name: 'Tipo', technology, cells };
  const columns = [{ ...group, floors: [{ id: 'f', index: 0, area: 450 }] }];
  const costs = () =>
    [...(document.querySelector('tfoot tr:last-child')?.children ?? [])].map((cell) => cell.textContent);
  openGrid(columns, undefined, { set, own: [] });
  const head = expect.stringContaining('(R$/m²)');
  expect(costs()).toEqual([head, '-price.wall_form', '-price.wall_form']);
  cleanup();
  const source = { source: 'Proposta', date: '2026-11-01' };
  openGrid(columns, undefined, { set, own: [{ key: 'form:walls', min: 20, max: 20, ...source }] });
  // 55 m³ of 99235 to 99439, 1000 kg of 105814 to 91593, and 850 m² of forms, on 450 m².
  const [low, high] = [55 * 646.8 + 1000 * 8.92 + 850 * 20, 55 * 716.57 + 1000 * 9.31 + 850 * 20];
  expect([low / 450, high / 450].map(Math.round)).toEqual([137, 146]);
  expect(costs()).toEqual([head, '137 – 146', '137 – 146']);
  cleanup();
  openGrid(columns);
  expect(costs()[0]).not.toContain('R$');
});
