import { useEffect, useRef } from 'react';
import type { GridStore } from './grid/gridStore.ts';
import { dropSheetDraft, keepSheetDraft } from './sheetDraft.ts';

/** ms without a key before the draft is written. */
const idleMs = 300;

/** Stores what is typed in the browser a moment after the last key, and deletes it when nothing differs any more. */
export function useSaveDraft(store: GridStore, optionId: string, isDirty: boolean): void {
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) dropSheetDraft(optionId);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = () => keepSheetDraft(optionId, store.state.sheet);
    let { sheet } = store.state;
    let timer = setTimeout(keep, idleMs);
    const forget = store.subscribe(() => {
      if (store.state.sheet === sheet) return;
      ({ sheet } = store.state);
      clearTimeout(timer);
      timer = setTimeout(keep, idleMs);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      forget();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [store, isDirty, optionId]);
}
