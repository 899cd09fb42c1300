import { useCallback, useState } from 'react';
import type { Language } from '#domain/texts/messages.ts';
import type { GridActions } from '../grid/gridActions.ts';
import type { GridStore } from '../grid/gridStore.ts';
import type { PastedTable } from '../sheet/paste/pastedTable.ts';

/**
 * Detects tables of elements in pasted text, and holds one for review. The code that reads them is loaded with the
 * first text that contains a word; other text goes into the cells.
 */
export function usePastedTable(store: GridStore, actions: GridActions, language: Language) {
  const [table, setTable] = useState<PastedTable | null>(null);
  const paste = useCallback(
    async (text: string) => {
      // Numbers alone do not say what they are.
      if (!/\p{L}/u.test(text)) return actions.paste(text);
      const { sheet, anchor, cursor } = store.state;
      const reader = await import('../sheet/paste/pastedTable.ts').catch(() => null);
      const found = reader?.readPastedTable(text, store.state.sheet, cursor.column, language) ?? null;
      if (found !== null) return setTable(found);
      // If the user went on typing meanwhile, nothing is overwritten.
      if (store.state.sheet !== sheet || store.state.edit !== null) return undefined;
      store.select(anchor);
      store.select(cursor, true);
      return actions.paste(text);
    },
    [store, actions, language],
  );
  return { table, paste, close: () => setTable(null) };
}
