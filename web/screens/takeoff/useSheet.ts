import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '#domain/messages.ts';
import type { FloorOption } from '#domain/tower.ts';
import type { UserError } from '../../errors/userError.ts';
import { GridStore } from './grid/gridStore.ts';
import { checkColumn, type ColumnFault } from './sheet/columnFaults.ts';
import { isChanged, isEmpty, rebased, type SheetColumn, sheetOf } from './sheet/sheet.ts';
import { sheetColumns } from './sheet/sheetColumns.ts';
import { dropSheetDraft, keepSheetDraft, readSheetDraft } from './sheetDraft.ts';
import { useFreshColumns } from './useFreshColumns.ts';
import { useSaveTakeoff } from './useSaveTakeoff.ts';

export type OpenSheet = ReturnType<typeof useSheet>;

/** The sheet of an option from its reading to its saving, with what was typed before and never saved. */
export function useSheet(
  optionId: string,
  readColumns: () => SheetColumn[],
  floors: readonly FloorOption[],
  language: Language,
) {
  const [read, setRead] = useState(readColumns);
  const [draftAt, setDraftAt] = useState(() => readSheetDraft(optionId)?.savedAt ?? null);
  const [store] = useState(() => new GridStore(readSheetDraft(optionId)?.sheet ?? sheetOf(read)));
  const [checked, setChecked] = useState(false);
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);
  const [save, isSaving] = useSaveTakeoff();
  const readAnew = useFreshColumns(floors);
  const { columns } = useSyncExternalStore(store.subscribe, () => store.state.sheet);
  const readByKey = useMemo(() => new Map(read.map((column) => [column.key, column])), [read]);
  const changed = columns.filter((column) => isChanged(column, readByKey.get(column.key)));
  const isDirty = changed.length > 0;
  useKeptDraft(store, optionId, isDirty);
  const sent = changed.filter((column) => !isEmpty(column));
  const removed = changed.filter((column) => isEmpty(column) && column.moduleId !== null);
  const faults = useMemo(() => {
    const list = checked
      ? sent.map((column) => [column.key, checkColumn(column, language).faults] as const)
      : [];
    return new Map<string, readonly ColumnFault[]>(list.filter(([, found]) => found.length > 0));
    // oxlint-disable-next-line react/exhaustive-deps -- `sent` follows from these
  }, [checked, columns, readByKey, language]);
  const restart = (next: SheetColumn[]) => {
    setRead(next);
    setChecked(false);
    setRefusals([]);
    setDraftAt(null);
    dropSheetDraft(optionId);
    store.restart(sheetOf(next));
  };
  return {
    store,
    columns,
    faults,
    refusals,
    removed,
    isDirty,
    isSaving,
    draftAt,
    /** Throws away what was typed and shows what is saved. */
    discard: () => restart(read),
    forget: () => dropSheetDraft(optionId),
    /** The columns of another option as they are saved; null when it is gone. */
    readColumns: readAnew,
    /** Saves what changed, all or none; says what keeps it from being saved. */
    save: async () => {
      setChecked(true);
      setRefusals([]);
      const results = sent.map((column) => ({ column, ...checkColumn(column, language) }));
      const whole = results.flatMap(({ column, data }) => (data === null ? [] : [{ column, data }]));
      if (whole.length < sent.length) return;
      const saved = await save(optionId, { columns: whole, removed }, (errors) => {
        setRefusals(errors);
        return [];
      });
      if (saved !== null) restart(sheetColumns(saved, floors));
    },
    /** Takes over what others saved below what was typed here: the next save rests on theirs. */
    rebase: async () => {
      const fresh = await readAnew(optionId);
      if (fresh === null) return;
      setRead(fresh);
      setRefusals([]);
      store.restart(rebased(store.state.sheet, fresh));
    },
    /** Shows what others saved in the place of what was typed here. */
    reload: async () => {
      const fresh = await readAnew(optionId);
      if (fresh !== null) restart(fresh);
    },
  };
}

/** Keeps what is typed in the browser a moment after the last key, and lets go of it when nothing differs any more. */
function useKeptDraft(store: GridStore, optionId: string, isDirty: boolean): void {
  const sheet = useSyncExternalStore(store.subscribe, () => store.state.sheet);
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) dropSheetDraft(optionId);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = () => keepSheetDraft(optionId, sheet);
    const timer = setTimeout(keep, 300);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [sheet, isDirty, optionId]);
}
