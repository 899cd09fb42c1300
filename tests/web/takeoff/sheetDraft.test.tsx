import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { GridStore } from '../../../web/screens/takeoff/grid/gridStore.ts';
import { sheetOf } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { keepSheetDraft, readSheetDraft } from '../../../web/screens/takeoff/sheetDraft.ts';
import { useSaveDraft } from '../../../web/screens/takeoff/useSaveDraft.ts';
import { column, floors } from '../support/takeoffColumns.ts';

afterEach(() => vi.useRealTimers());

test('a sheet is kept a moment after the last key, or as the page goes, until nothing in it differs', () => {
  vi.useFakeTimers();
  const row = 'slabs|concrete|30';
  const opened = sheetOf([column({ key: 'm', moduleId: 'm', revision: 1 })]);
  const tower = floors(2, 450).map((floor) => ({ ...floor, groupName: 'Tipo', category: 'standard_floor' }));
  const store = new GridStore(opened);
  const type = (value: number) => store.change([{ row, column: 0, value }]);
  const kept = (option = 'mine') => {
    const draft = readSheetDraft(option, opened.columns, tower);
    return draft && [draft.sheet.columns[0]?.cells[row], Date.now() - draft.savedAt];
  };
  keepSheetDraft('another', sheetOf([column({ cells: { [row]: 99 } })]));
  const follow = (isDirty: boolean) => useSaveDraft(store, 'mine', isDirty);
  const { rerender, unmount } = renderHook(follow, { initialProps: false });
  type(1);
  rerender(true);
  vi.advanceTimersByTime(200);
  type(2);
  vi.advanceTimersByTime(299);
  expect(kept()).toBeNull();
  vi.advanceTimersByTime(11);
  expect(kept()).toEqual([2, 10]);
  type(3);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual([3, 0]);
  rerender(false);
  expect(kept()).toBeNull();
  rerender(true);
  unmount();
  vi.advanceTimersByTime(999);
  window.dispatchEvent(new Event('pagehide'));
  expect([kept(), kept('another')?.[0]]).toEqual([null, 99]);
});
