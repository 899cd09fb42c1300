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
