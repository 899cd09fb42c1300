import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
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
import { column, floors, frame, masonry } from '../support/takeoffColumns.ts';
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
      ...column({ key, name: `Tipo ${at}`, floors: floors(1, 450, at) }),
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
  given: Partial<ComponentProps<typeof TakeoffGrid>> = {},
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
      {...given}
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

test('a mouse draws the selection, a second tap opens its cell, and leaving the sheet takes what is typed', () => {
  const { store } = openGrid([column(), column({ key: 'b' })]);
  const lines = document.querySelectorAll('tbody tr:not(.element)');
  const cell = (row: number, at: number) => lines[row]!.querySelectorAll('td')[at]!;
  const press = (row: number, at: number, by = {}) =>
    fireEvent.pointerDown(cell(row, at), { button: 0, ...by });
  const draw = (row: number, at: number, given = {}) =>
    fireEvent.pointerEnter(cell(row, at), { buttons: 1, pointerType: 'mouse', ...given });
  press(1, 0);
  draw(2, 1);
  draw(3, 1, { buttons: 0 });
  draw(3, 1, { pointerType: 'touch' });
  press(4, 0, { button: 2 });
  expect(store.area).toEqual({ top: 1, left: 0, bottom: 2, right: 1 });
  press(3, 1, { shiftKey: true });
  expect(store.area).toEqual({ top: 1, left: 0, bottom: 3, right: 1 });
  for (const opened of [0, 1]) {
    press(2, 1, { pointerType: 'touch' });
    expect(screen.queryAllByRole('textbox')).toHaveLength(opened);
  }
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '8' } });
  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: screen.getByRole('grid') });
  expect(cell(2, 1).textContent).toBe('');
  fireEvent.blur(screen.getByRole('textbox'), { relatedTarget: document.body });
  expect(cell(2, 1).textContent).toBe('8');
});

test('a reader goes by every key where a writer goes, and changes nothing', () => {
  const moves = 'ArrowDown ArrowRight PageDown Tab Enter PageUp ArrowUp ArrowLeft End Home'.split(' ');
  const walk = (readOnly: boolean) => {
    const cells = Object.fromEntries(rows.map((row, at) => [row, at + 1]));
    const { store } = openGrid([column({ cells }), column({ key: 'b' })], undefined, null, { readOnly });
    const before = store.state.sheet;
    const press = (key: string, ctrlKey = false) => {
      const isLeft = fireEvent.keyDown(screen.getByRole('grid'), { key, ctrlKey });
      return [key, isLeft, store.state.cursor, store.area];
    };
    const walked = [...moves.map((key) => press(key)), press('End', true), press('a', true)];
    const others = ['7', 'Delete', 'Backspace', 'F2'].map((key) => press(key)[1]);
    const commands = ['d', 'r', 'z', 'y'].map((key) => press(key, true)[1]);
    cleanup();
    return {
      walked,
      isTaken: [...others, ...commands].includes(false),
      isSame: store.state.sheet === before,
    };
  };
  const [reader, writer] = [walk(true), walk(false)];
  expect(reader.walked).toEqual(writer.walked);
  expect(writer.walked[2]?.slice(0, 3)).toEqual(['PageDown', false, { row: 11, column: 1 }]);
  expect([reader.isTaken, reader.isSame]).toEqual([false, true]);
  expect(writer.isTaken).toBe(true);
});

test.each([true, false])('copies, cuts and pastes while focused, may be changed: %s', (mayChange) => {
  const onPaste = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const cells = { [rows[0]!]: 1.5, [rows[1]!]: 3 };
  const columns = [column({ cells }), column({ key: 'b', cells: { [rows[1]!]: 4 } })];
  const { store } = openGrid(columns, undefined, null, { onPaste, readOnly: !mayChange });
  act(() => store.select({ row: 1, column: 1 }, true));
  const send = (type: string) => {
    const clipboardData = { setData: vi.fn<() => void>(), getData: () => 'Lajes' };
    fireEvent(document, Object.assign(new Event(type, { cancelable: true }), { clipboardData }));
    return clipboardData.setData.mock.calls;
  };
  expect([send('copy'), send('paste')]).toEqual([[], []]);
  screen.getByRole('grid').focus();
  const copied = [['text/plain', '1,5\t\n3\t4']];
  expect([send('copy'), send('cut'), send('paste')]).toEqual([copied, copied, []]);
  const left = mayChange ? [{}, {}] : columns.map((each) => each.cells);
  expect(store.state.sheet.columns.map((each) => each.cells)).toEqual(left);
  expect(onPaste.mock.calls).toEqual(mayChange ? [['Lajes']] : []);
});

test('below the sheet each group and the whole come to all their floors, with what one floor takes', () => {
  const walls = { technology: 'structural_masonry', cells: masonry } as const;
  openGrid([column({ cells: frame }), column({ key: 'b', floors: floors(1, 250, 2), ...walls })]);
  const lines = [...document.querySelectorAll('tfoot tr')];
  const shown = lines.map((line) => [...line.children].map(({ textContent }) => textContent).join(' | '));
  expect(shown.slice(0, -1)).toEqual([
    'Concreto, todos os pavimentos (m³) | 116 · 279 t58,1 por pavimento × 2 | 40,0 · 96,0 t | 156 · 375 t',
    'Graute (m³) | - | 5,00 | 5,00',
    'Argamassa (m³) | - | 4,00 | 4,00',
    'Blocos (un) | - | 3.000 | 3.000',
    'Aço, todos os pavimentos (t) | 6,403,20 por pavimento × 2 | 0,300 | 6,70',
    'Espessura média (m³/m²) | 0,129abaixo de 0,16 a 0,22 | 0,160acima de 0,1 a 0,14 | 0,136',
    'Taxa de aço (kg/m³) | 55,1usual 55 a 125 | 7,50abaixo de 43 a 100 | 42,9',
    'Aço por área (kg/m²) | 7,11abaixo de 12 a 20 | 1,20abaixo de 6 a 10 | 5,83',
  ]);
});

test('a head tells the floors of its group and the area of each, and warns where areas differ', () => {
  openGrid([
    column({ floors: floors(3, 450.5) }),
    column({ key: 'b', floors: floors(1, 300, 3) }),
    column({ key: 'c', floors: [...floors(2, 300, 4), ...floors(1, 250, 6)] }),
  ]);
  const heads = [...document.querySelectorAll('thead th')].slice(1, -1);
  const warning = 'Áreas diferentes: um valor vale para todos';
  const told = heads.map(({ textContent }) => [
    /\d+ pavimentos?[^m]* m²(?: cada)?/.exec(textContent)?.[0],
    textContent.includes(warning),
  ]);
  expect(told).toEqual([
    ['3 pavimentos · 450,5 m² cada', false],
    ['1 pavimento · 300 m²', false],
    ['3 pavimentos · 300 / 250 m² cada', true],
  ]);
});

test('a group takes another technology at once while it is empty, and is asked what stays later', async () => {
  const { store } = openGrid([column({ cells: frame }), column({ key: 'b', name: 'Ático' })]);
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  const built = () => store.state.sheet.columns.map((each) => `${each.technology} ${each.slabSystem}`);
  choose('Tecnologia de Ático', 'concrete_wall');
  choose('Sistema de laje de Ático', 'ribbed');
  expect(built()).toEqual(['beam_column undefined', 'concrete_wall ribbed']);
  choose('Sistema de laje de Ático', '');
  act(() => store.change([{ row: 'slabs|concrete|30', column: 1, value: 0 }]));
  choose('Tecnologia de Ático', 'beam_column');
  expect(built()[1]).toBe('concrete_wall undefined');
  await screen.findByRole('dialog', { name: 'Trocar Ático para Viga-pilar?' });
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
  const { store } = openGrid([column({ floors: floors(1, 450) })]);
  render(
    <>
      <UnreinforcedConcreteAlert store={store} readOnly={false} />
      <LeftOutNote store={store} />
    </>,
  );
  const put = (row: string, value: number | undefined) =>
    // oxlint-disable-next-line typescript/require-await -- what follows a step is drawn before it is over
    act(async () => store.change([{ row, column: 0, value }]));
  const bare = () => document.querySelectorAll('td.bare').length;
  expect(bare()).toBe(0);
  const leftOut = () => screen.queryByText(/^Sem valor e contados como 0: .* de Tipo\./);
  expect(leftOut()).toBeNull();
  await put(dimensionKey('formSlabs'), 400);
  await put('slabs|concrete|30', 20);
  expect([bare(), screen.queryAllByTitle('Concreto sem aço').length]).toEqual([1, 1]);
  expect(leftOut()).toBeTruthy();
  expect(screen.getByText('Tipo · Lajes: 0 kg/m³, usual 55 a 125')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Usar as taxas usuais, marcadas' }));
  expect(document.querySelector('td.assumed')?.textContent).toBe('1.800');
  expect(screen.getByTitle('Suposto pela quantidade usual').textContent).toBe('1.800');
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
  const { store } = openGrid([column({ technology: 'concrete_wall', cells: kept })]);
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
  const raft = foundationColumn('raft_foundation', 'Fundação');
  raft.cells = { 'raft|concrete|25': 90, 'raft|steel|50': 9000 };
  const of = (element: 'walls' | 'slabs') => ({ [materialKey(element, 'concrete', 25)]: 30 });
  const walls = { technology: 'concrete_wall', floors: floors(4, 450) } as const;
  const built = (['walls', 'slabs'] as const).map((key) => column({ ...walls, key, cells: of(key) }));
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
  openGrid([column({ cells })]);
  const title = (name: RegExp) => screen.getByRole('rowheader', { name }).title;
  expect(title(/^Usos das fôrmas/)).toBe(moduleEditor['dimensionText.uses']);
  expect(title(/^Área de fôrma dos pilares/)).toBe(moduleEditor['dimensionText.formwork']);
});

test('of grout, mortar and blocks those that some group has are summed up, in this order', () => {
  const heads = () => {
    const all = [...document.querySelectorAll('tfoot th')].map(({ textContent }) => textContent);
    return all.slice(1, all.indexOf('Aço, todos os pavimentos (t)'));
  };
  const { store } = openGrid([column({ technology: 'structural_masonry' })]);
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
  const columns = [column({ technology: 'concrete_wall', floors: floors(1, 450), cells })];
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
