import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/texts/messages.ts';
import { usePastedTable } from '../../../web/screens/takeoff/actions/usePastedTable.ts';
import { gridActions } from '../../../web/screens/takeoff/grid/gridActions.ts';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column } from '../support/takeoffColumns.ts';

const russian = 'Элемент\tБетон В45, м³\nКолонны\t12,35';

test.each<[string, Language, boolean]>([
  ['Elemento\tConcreto C35 (m³)\nPilares\t12,35', 'pt-BR', true],
  [russian, 'ru-RU', true],
  ['12,35\t14\n8\t9', 'pt-BR', false],
  ['12,35 м\t14', 'ru-RU', false],
])('%j in %s is a table to review: %s', async (text, language, isTable) => {
  const store = new GridStore(sheetOf([column(), column({ key: 'b' })]));
  const actions = gridActions(store, 'floor', language);
  const paste = vi.spyOn(actions, 'paste');
  const { result } = renderHook(() => usePastedTable(store, actions, language));
  await act(() => result.current.paste(text));
  expect([result.current.table !== null, paste.mock.calls.length]).toEqual(isTable ? [true, 0] : [false, 1]);
});

test.each<[string, (store: GridStore) => void, string]>([
  ['where it was pasted, wherever the cursor went', (store) => store.select({ row: 3, column: 0 }), 'x'],
  ['nowhere beside what is being typed', (store) => store.setEdit({ text: '7', isInCell: false }), ''],
  ['nowhere once the sheet is another', (store) => store.replace(sheetOf([column()])), ''],
])('text that is no table goes %s meanwhile', async (_, meanwhile, shown) => {
  const store = new GridStore(sheetOf([column(), column({ key: 'b' })]));
  const actions = gridActions(store, 'floor', 'pt-BR');
  const { result } = renderHook(() => usePastedTable(store, actions, 'pt-BR'));
  const corners = [1, 2].map((row) => ({ row, column: row - 1 }));
  for (const [at, corner] of corners.entries()) store.select(corner, at > 0);
  const done = result.current.paste('x');
  meanwhile(store);
  await act(() => done);
  expect(corners.map(actions.textAt)).toEqual([shown, shown]);
});
