import { useCallback, useMemo, useState, useSyncExternalStore, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/messages.ts';
import type { FloorOption } from '#domain/tower.ts';
import { showToast } from '../../components/toasts.ts';
import type { UserError } from '../../errors/userError.ts';
import { GridStore } from './grid/gridStore.ts';
import type { checkColumn } from './sheet/columnFaults.ts';
import { isChanged, isEmpty, rebased, type SheetColumn, sheetOf } from './sheet/sheet.ts';
import { sheetColumns } from './sheet/sheetColumns.ts';
import { dropSheetDraft, readSheetDraft } from './sheetDraft.ts';
import { useColumnFaults } from './useColumnFaults.ts';
import { useFreshColumns } from './useFreshColumns.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useSaveTakeoff } from './useSaveTakeoff.ts';

export type OpenSheet = ReturnType<typeof useSheet>;

/**
 * The sheet of an option from its reading to its saving, with what was typed before and never saved. Drawn anew when
 * the sheet begins or ceases to differ from what was read, not with every number typed.
 */
export function useSheet(
  optionId: string,
  readColumns: () => SheetColumn[],
  floors: readonly FloorOption[],
  language: Language,
) {
  const { t } = useTranslation('takeoff');
  const [read, setRead] = useState(readColumns);
  const [draftAt, setDraftAt] = useState(() => readSheetDraft(optionId)?.savedAt ?? null);
  const [store] = useState(() => new GridStore(readSheetDraft(optionId)?.sheet ?? sheetOf(read)));
  // The rules of the quantities come with the first save: the sheet is typed without them.
  const [check, setCheck] = useState<typeof checkColumn | null>(null);
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);
  const [save, isSaving] = useSaveTakeoff();
  const readAnew = useFreshColumns(floors);
  // Until what others saved is here, a save would rest on what they replaced, and be refused once more.
  const [isReading, startReading] = useTransition();
  const changed = useMemo(() => {
    const byKey = new Map(read.map((column) => [column.key, column]));
    return () => store.state.sheet.columns.filter((column) => isChanged(column, byKey.get(column.key)));
  }, [store, read]);
  const sent = useCallback(() => changed().filter((column) => !isEmpty(column)), [changed]);
  const isDirty = useSyncExternalStore(store.subscribe, () => changed().length > 0);
  useKeptDraft(store, optionId, isDirty);
  const faults = useColumnFaults(store, sent, check, language);
  const restart = (next: SheetColumn[]) => {
    setRead(next);
    setCheck(null);
    setRefusals([]);
    setDraftAt(null);
    dropSheetDraft(optionId);
    store.restart(sheetOf(next));
  };
  /** Modules whose column was emptied. */
  const removed = () => changed().filter((column) => isEmpty(column) && column.moduleId !== null);
  return {
    store,
    faults,
    refusals,
    removed,
    isDirty,
    isSaving,
    isReading,
    draftAt,
    /** Throws away what was typed and shows what is saved. */
    discard: () => restart(read),
    forget: () => dropSheetDraft(optionId),
    /** The columns of another option as they are saved; null when it is gone. */
    readColumns: readAnew,
    /** Saves what changed, all or none; says what keeps it from being saved. */
    save: async () => {
      setRefusals([]);
      const rules = await import('./sheet/columnFaults.ts').catch(() => null);
      if (rules === null) return showToast(t('saveError'), 'error');
      setCheck(() => rules.checkColumn);
      const results = sent().map((column) => ({ column, ...rules.checkColumn(column, language) }));
      const complete = results.flatMap(({ column, data }) => (data === null ? [] : [{ column, data }]));
      if (complete.length < results.length) return undefined;
      const saved = await save(optionId, { columns: complete, removed: removed() }, (errors) => {
        setRefusals(errors);
        return [];
      });
      if (saved !== null) restart(sheetColumns(saved, floors));
      return undefined;
    },
    /** Takes over what others saved below what was typed here: the next save rests on theirs. */
    rebase: () =>
      startReading(async () => {
        const fresh = await readAnew(optionId);
        if (fresh === null) return;
        setRead(fresh);
        setRefusals([]);
        store.restart(rebased(store.state.sheet, fresh));
      }),
    /** Shows what others saved in the place of what was typed here. */
    reload: () =>
      startReading(async () => {
        const fresh = await readAnew(optionId);
        if (fresh !== null) restart(fresh);
      }),
  };
}
