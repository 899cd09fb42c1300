import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { PasteTableDialog } from '../../../web/screens/takeoff/actions/PasteTableDialog.tsx';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import takeoff from '../../../web/screens/takeoff/locales/pt-BR.json' with { type: 'json' };
import type { PastedAmount } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import type { ValueMode } from '../../../web/screens/takeoff/sheet/valueMode.ts';
import { startTexts } from '../support/startTexts.ts';
import { column, floors } from '../support/takeoffColumns.ts';

beforeAll(() => startTexts({ takeoff, common }));

function open(columns: SheetColumn[], amounts: PastedAmount[], mode: ValueMode) {
  const store = new GridStore(sheetOf(columns));
  const table = { amounts, missed: [], technologies: new Map(), foundation: null };
  render(<PasteTableDialog {...{ table, store, mode }} onClose={() => undefined} />);
  return store;
}

test('what a floor group of another technology cannot hold is left out with the reason', () => {
  const roof = column({ name: 'Cobertura', cells: { 'slabs|concrete|30': 21 } });
  const amounts = [
    { row: 'blocks|blocks|8|inteiro (14x19x39)', column: 0, value: 1250, isAssumed: false },
    { row: 'slabs|concrete|30', column: 0, value: 40, isAssumed: false },
  ];
  open([roof], amounts, 'floor');
  expect(screen.getByRole('dialog').textContent).toContain(
    'Bloco inteiro (14x19x39), fbk 8 (un): 1.250 (Cobertura é Viga-pilar, que não tem este material',
  );
  const understood = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(understood).toEqual(['Lajes · Concreto C30 (m³)40']);
});

test('what was there already is shown, stays, and goes where its element is replaced', () => {
  const form = 'dimensions|dimension|formSlabs';
  const slabs = { 'slabs|concrete|25': 30, 'slabs|steel|50': 2000, 'beams|concrete|30': 12, [form]: 1 };
  // Per group, of two floors; another of three has of the slabs what is pasted alone.
  const upper = { row: 'slabs|concrete|25', column: 1, value: 60, isAssumed: true };
  const lower = { row: 'slabs|concrete|30', column: 0, value: 80, isAssumed: false };
  const count = { ...lower, row: 'dimensions|dimension|columnNumber', value: 9 };
  const roof = { key: 'r', name: 'Ático', floors: floors(3, 210, 2), cells: { 'slabs|concrete|25': 5 } };
  const paste = () => open([column({ cells: slabs }), column(roof)], [upper, lower, count], 'group');
  const kept = paste();
  expect(screen.getByRole('dialog', { name: 'Colar em 2 grupos' }).textContent).toContain(
    'Já está em Tipo e fica: Lajes · Concreto C25 (m³) 60; Lajes · Aço CA-50 (kg) 4.000',
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Tipo',
    'Lajes · Concreto C30 (m³)80',
    expect.stringMatching(/^Outros dados .*9$/),
    'Ático',
    'Lajes · Concreto C25 (m³) (a tabela não diz a classe)60',
  ]);
  fireEvent.click(screen.getByRole('button', { name: takeoff['paste.use'] }));
  const pasted = { 'slabs|concrete|30': 40, 'dimensions|dimension|columnNumber': 9 };
  expect(kept.state.sheet.columns.map(({ cells }) => cells)).toEqual([
    { ...slabs, ...pasted },
    { 'slabs|concrete|25': 20 },
  ]);
  cleanup();
  const replaced = paste();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Substituir o elemento Lajes' }));
  fireEvent.click(screen.getByRole('button', { name: takeoff['paste.use'] }));
  const [cells] = replaced.state.sheet.columns.map((each) => each.cells);
  expect(cells).toEqual({ 'beams|concrete|30': 12, [form]: 1, ...pasted });
});
