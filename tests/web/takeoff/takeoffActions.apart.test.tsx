import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ModuleType } from '#domain/foundation/foundationType.ts';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { AddRow } from '../../../web/screens/takeoff/actions/AddRow.tsx';
import { ColumnMenu } from '../../../web/screens/takeoff/actions/ColumnMenu.tsx';
import { TechnologyChangeDialog } from '../../../web/screens/takeoff/actions/TechnologyChangeDialog.tsx';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import takeoff from '../../../web/screens/takeoff/locales/pt-BR.json' with { type: 'json' };
import { foundationColumn } from '../../../web/screens/takeoff/sheet/foundationColumn.ts';
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import type { SheetElement } from '../../../web/screens/takeoff/sheet/sheetRows.ts';
import { column, floors, frame } from '../support/takeoffColumns.ts';
import { startTexts } from '../support/startTexts.ts';

beforeAll(() => startTexts({ takeoff, common }));

const piles = (cells: SheetColumn['cells'] = {}) =>
  foundationColumn('piles_foundation', 'Fundação', { cells });
const empty = (key: string, at: number) => column({ key, name: key, floors: floors(1, 450, at) });

describe('the menu of a column', () => {
  const open = (columns: SheetColumn[], at: number) => {
    cleanup();
    const store = new GridStore(sheetOf(columns));
    const onClose = vi.fn<() => void>();
    render(<ColumnMenu column={at} anchor={document.body} store={store} onClose={onClose} />);
    return { store, onClose };
  };
  const can = () =>
    screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled') !== 'true');

  test.each([
    ['with figures beside another', [column({ cells: frame }), empty('b', 2)], 0, [true, true]],
    ['with a nought alone', [column({ cells: { 'slabs|concrete|30': 0 } }), empty('b', 2)], 0, [true, true]],
    ['without any', [column({ cells: frame }), empty('b', 2)], 1, [false, false]],
    ['alone', [column({ cells: frame })], 0, [false, true]],
    ['beside a foundation alone', [column({ cells: frame }), piles()], 0, [false, true]],
    ['of a foundation', [column(), empty('b', 2), piles({ 'piles|concrete|25': 1 })], 2, [false, true]],
    ['of an empty foundation', [column({ cells: frame }), piles()], 1, [false, false]],
  ] as const)('%s', (_, columns, at, expected) => {
    open([...columns], at);
    expect(can()).toEqual(expected);
  });

  test('copies to the groups ticked alone, and empties the whole of its own', () => {
    const given = [column({ cells: frame }), empty('Térreo', 2), empty('Ático', 3), piles()];
    const copy = open(given, 0);
    fireEvent.click(screen.getByRole('menuitem', { name: takeoff['column.copy'] }));
    const dialog = within(screen.getByRole('dialog', { name: 'Copiar Tipo' }));
    const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual([
      ['Térreo (1 pavimento)', false],
      ['Ático (1 pavimento)', false],
    ]);
    for (const at of [0, 1, 0]) fireEvent.click(boxes[at]!);
    fireEvent.click(dialog.getByRole('button', { name: takeoff['copy.confirm'] }));
    expect(copy.store.state.sheet.columns.map(({ cells }) => cells)).toEqual([frame, {}, frame, {}]);
    expect(copy.onClose).toHaveBeenCalledOnce();
    const clear = open(given, 0);
    fireEvent.click(screen.getByRole('menuitem', { name: takeoff['column.clear'] }));
    expect(clear.store.state.sheet.columns.map(({ cells }) => cells)).toEqual([{}, {}, {}, {}]);
    expect(clear.onClose).toHaveBeenCalledOnce();
    clear.store.undo();
    expect(clear.store.state.sheet.columns[0]?.cells).toEqual(frame);
  });
});

describe('another class of an element', () => {
  const open = (element: SheetElement, technology: ModuleType) => {
    cleanup();
    const store = new GridStore(sheetOf([{ ...column(), technology }]));
    const onClose = vi.fn<() => void>();
    render(<AddRow element={element} anchor={document.body} store={store} onClose={onClose} />);
    return { store, onClose };
  };
  const choose = (label: string, option: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
    fireEvent.click(screen.getByRole('option', { name: option }));
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: takeoff['add.submit'] });
  const strength = (label: string) => screen.getByRole<HTMLInputElement>('combobox', { name: label });

  test.each([
    ['columns', 'beam_column', null, 'Fck em MPa', '15', '60', '14,9', 'columns|concrete|'],
    ['slabs', 'concrete_wall', 'Aço', 'CA', '0,5', '300', '300,1', 'slabs|steel|'],
    ['vertical_grout', 'structural_masonry', null, 'Fgk em MPa', '10', '40', '9,9', 'vertical_grout|grout|'],
    ['vertical_grout', 'structural_masonry', 'Aço', 'CA', '60', '250', '-1', 'vertical_grout|steel|'],
    ['mortar', 'structural_masonry', null, 'Fak em MPa', '2', '20', '20,1', 'mortar|mortar|'],
    ['blocks', 'structural_masonry', null, 'Fbk em MPa', '2', '30', '30,1', 'blocks|blocks|'],
    ['piles', 'piles_foundation', null, 'Fck em MPa', '15', '60', '60,1', 'piles|concrete|'],
  ] as const)('of %s in %s (%s) goes from its least to its largest', (...given) => {
    const [element, technology, kind, label, least, largest, beyond, key] = given;
    const suffix = element === 'blocks' ? '|meio (14x19x19)' : '';
    for (const [text, isRight] of [
      ['', false],
      ['x', false],
      [beyond, false],
      [least, true],
      [largest, true],
    ] as const) {
      const { store, onClose } = open(element, technology);
      if (kind !== null) choose(takeoff['add.material'], kind);
      if (element === 'blocks') choose(takeoff['add.block'], 'meio (14x19x19)');
      const before = store.state.sheet.rows;
      fireEvent.change(strength(label), { target: { value: text } });
      expect([text, button().disabled]).toEqual([text, !isRight]);
      expect([text, strength(label).getAttribute('aria-invalid')]).toEqual([
        text,
        String(text !== '' && !isRight),
      ]);
      fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
      const made = `${key}${text.replace(',', '.')}${suffix}`;
      expect(store.state.sheet.rows.filter((row) => !before.includes(row))).toEqual(isRight ? [made] : []);
      expect(onClose).toHaveBeenCalledTimes(isRight ? 1 : 0);
      expect(isRight ? store.state.sheet.rows[store.state.cursor.row] : made).toBe(made);
    }
  });

  test('beyond the list of concretes is taken and marked, and one that is there is only gone to', () => {
    const { store } = open('beams', 'beam_column');
    const helperTextFor = (text: string) => {
      fireEvent.change(strength('Fck em MPa'), { target: { value: text } });
      return document.querySelector('.MuiFormHelperText-root')?.textContent;
    };
    const beyond = 'Fora da lista de 20 a 45: o fator é extrapolado e marcado';
    expect(['19', '20', '45', '46', '61'].map(helperTextFor)).toEqual([
      beyond,
      'De 15 a 60',
      'De 15 a 60',
      beyond,
      'De 15 a 60',
    ]);
    const { sheet } = store.state;
    helperTextFor('30');
    fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
    expect(store.state.sheet).toBe(sheet);
    expect(sheet.rows[store.state.cursor.row]).toBe('beams|concrete|30');
  });
});

test.each([
  ['concrete_wall', 'Parede de concreto', ['Lajes'], 'Pilares, Vigas, Outros dados'],
  ['structural_masonry', 'Alvenaria estrutural', ['Pilares', 'Vigas', 'Lajes'], 'Outros dados'],
] as const)('a frame that becomes %s asks what stays, and says what goes', (technology, name, stay, goes) => {
  const store = new GridStore(sheetOf([column({ moduleId: 'm', cells: frame })]));
  render(<TechnologyChangeDialog at={0} technology={technology} store={store} onClose={() => undefined} />);
  const dialog = within(screen.getByRole('dialog', { name: `Trocar Tipo para ${name}?` }));
  const boxes = dialog.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map((box) => [box.labels?.[0]?.textContent, box.checked])).toEqual(
    stay.map((each) => [each, true]),
  );
  expect(dialog.getByText(`Sai, porque a tecnologia não tem: ${goes}.`)).toBeTruthy();
  fireEvent.click(boxes.at(-1)!);
  fireEvent.click(dialog.getByRole('button', { name: takeoff['change.confirm'] }));
  const [changed] = store.state.sheet.columns;
  expect(changed?.technology).toBe(technology);
  expect(Object.keys(changed?.cells ?? {}).filter((key) => key.startsWith('slabs'))).toEqual([]);
  expect(Object.keys(changed?.cells ?? {})).toHaveLength(stay.length === 1 ? 0 : 3);
});
