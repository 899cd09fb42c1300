import { useEffect, type RefObject } from 'react';
import type { GridActions } from './gridActions.ts';
import type { GridStore } from './gridStore.ts';

type Options = {
  root: RefObject<HTMLElement | null>;
  store: GridStore;
  actions: GridActions;
  readOnly: boolean;
  onPaste: (text: string) => Promise<void>;
};

/**
 * Copy, cut and paste while the sheet has the focus and no cell is being edited. Browsers send these events to where
 * text is selected, which in a sheet is nowhere: the document hears all of them.
 */
export function useGridClipboard({ root, store, actions, readOnly, onPaste }: Options): void {
  useEffect(() => {
    const isMine = () => document.activeElement === root.current && store.state.edit === null;
    const copy = (event: ClipboardEvent) => {
      if (!isMine()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', actions.copy());
      if (event.type === 'cut' && !readOnly) actions.clear();
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!isMine() || readOnly || text.trim() === '') return;
      event.preventDefault();
      void onPaste(text);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [root, store, actions, readOnly, onPaste]);
}
