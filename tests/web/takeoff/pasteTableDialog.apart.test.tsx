import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import common from '../../../web/locales/pt-BR.json' with { type: 'json' };
import { PasteTableDialog } from '../../../web/screens/takeoff/actions/PasteTableDialog.tsx';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import takeoff from '../../../web/screens/takeoff/locales/pt-BR.json' with { type: 'json' };
import { type SheetColumn, sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { startTexts } from '../support/startTexts.ts';

beforeAll(() => startTexts({ takeoff, common }));

test('what a floor group of another technology cannot hold is left out with the reason', () => {
  const column: SheetColumn = {
    key: 'a',
    moduleId: null,
    revision: null,
    name: 'Cobertura',
    technology: 'beam_column',
    floors: [{ id: 'a', index: 0, area: 210 }],
    cells: { 'slabs|concrete|30': 21 },
  };
  const amounts = [
    { row: 'blocks|blocks|8|inteiro (14x19x39)', column: 0, value: 1250, isAssumed: false },
    { row: 'slabs|concrete|30', column: 0, value: 40, isAssumed: false },
  ];
  const table = { amounts, missed: [], technologies: new Map(), foundation: null };
  render(
    <PasteTableDialog
      table={table}
      store={new GridStore(sheetOf([column]))}
      mode="floor"
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('dialog').textContent).toContain(
    'Bloco inteiro (14x19x39), fbk 8 (un): 1.250 (Cobertura é Viga-pilar, que não tem este material',
  );
  const understood = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(understood).toEqual(['Lajes · Concreto C30 (m³)40']);
});

test('what was there already is shown, stays, and goes where its element is replaced', () => {
  const slabs = { 'slabs|concrete|25': 30, 'slabs|steel|50': 2000, 'beams|concrete|30': 12 };
  const column: SheetColumn = {
    key: 'a',
    moduleId: null,
    revision: null,
    name: 'Tipo',
    technology: 'beam_column',
    floors: [{ id: 'a', index: 0, area: 210 }],
    cells: slabs,
  };
  const amount = { row: 'slabs|concrete|30', column: 0, value: 40, isAssumed: false };
  const table = { amounts: [amount], missed: [], technologies: new Map(), foundation: null };
  const open = () => {
    const store = new GridStore(sheetOf([column]));
    render(<PasteTableDialog table={table} store={store} mode="floor" onClose={() => undefined} />);
    return store;
  };
  const kept = open();
  expect(screen.getByRole('dialog').textContent).toContain(
    'Já está em Tipo e fica: Lajes · Concreto C25 (m³) 30; Lajes · Aço CA-50 (kg) 2.000',
  );
  fireEvent.click(screen.getByRole('button', { name: takeoff['paste.use'] }));
  expect(kept.state.sheet.columns[0]?.cells).toEqual({ ...slabs, 'slabs|concrete|30': 40 });
  cleanup();
  const replaced = open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Substituir o elemento Lajes' }));
  fireEvent.click(screen.getByRole('button', { name: takeoff['paste.use'] }));
  expect(replaced.state.sheet.columns[0]?.cells).toEqual({
    'beams|concrete|30': 12,
    'slabs|concrete|30': 40,
  });
});
