import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/texts/messages.ts';
import type { FloorOption } from '#domain/tower/tower.ts';
import { showToast } from '../../components/toasts/toasts.ts';
import type { UserError } from '../../errors/userError.ts';
import { GridStore } from './grid/gridStore.ts';
import type { checkColumn } from './sheet/columnFaults.ts';
import { withFoundationOf } from './sheet/foundationColumn.ts';
import type { OpenedSheet } from './sheet/openedSheet.ts';
import { isChanged, isEmpty, type Sheet, type SheetColumn, sheetOf } from './sheet/sheet.ts';
import { withoutProposal } from './sheet/proposedSheet.ts';
import { rebased, typedSince } from './sheet/rebased.ts';
import { dropSheetDraft, readSheetDraft } from './sheetDraft.ts';
import { useColumnFaults } from './useColumnFaults.ts';
import { useDiscardProposal } from './useDiscardProposal.ts';
import { useFreshSheet } from './useFreshSheet.ts';
import { useKeepUnfinished } from './useKeepUnfinished.ts';
import { useSaveDraft } from './useSaveDraft.ts';
import { useSaveTakeoff } from './useSaveTakeoff.ts';

export type OpenSheet = ReturnType<typeof useSheet>;

const asOpened = ({ kept, columns }: OpenedSheet): Sheet => kept ?? sheetOf(columns);

/** Columns of a sheet that differ from `basis`. */
const changedFrom = ({ columns }: Sheet, basis: readonly SheetColumn[]): SheetColumn[] => {
  const byKey = new Map(basis.map((column) => [column.key, column]));
  return columns.filter((column) => isChanged(column, byKey.get(column.key)));
};

/**
 * The sheet of an option from loading to saving, including a draft from an earlier visit. Rendered again when the sheet
 * begins or ceases to differ from what was saved, not with every number typed.
 */
export function useSheet(
  optionId: string,
  readOpened: () => OpenedSheet,
  floors: readonly FloorOption[],
  language: Language,
) {
  const { t } = useTranslation('takeoff');
  const [saved, setSaved] = useState(readOpened);
  const [draft] = useState(() => readSheetDraft(optionId, saved.columns, floors));
  const [draftAt, setDraftAt] = useState(draft?.savedAt ?? null);
  const [store] = useState(() => new GridStore(draft?.sheet ?? asOpened(saved)));
  // The rules of the quantities are loaded with the first save; typing does not need them.
  const [check, setCheck] = useState<typeof checkColumn | null>(null);
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);
  const [save, isSaving] = useSaveTakeoff();
  const [keep, isKeeping] = useKeepUnfinished(optionId);
  const [discardProposal, isDiscarding] = useDiscardProposal(optionId);
  const { leftBy, readAgain, isReading, readColumns } = useFreshSheet(optionId, floors);
  const changed = useCallback(() => changedFrom(store.state.sheet, saved.columns), [store, saved]);
  const columnsToSave = useCallback(() => changed().filter((column) => !isEmpty(column)), [changed]);
  const isDirty = useSyncExternalStore(
    store.subscribe,
    () => changedFrom(store.state.sheet, saved.kept?.columns ?? saved.columns).length > 0,
  );
  useSaveDraft(store, optionId, isDirty);
  const faults = useColumnFaults(store, columnsToSave, check, language);
  const settle = (next: OpenedSheet) => {
    setSaved(next);
    setCheck(null);
    setRefusals([]);
    setDraftAt(null);
    dropSheetDraft(optionId);
  };
  const restart = (next: OpenedSheet) => {
    settle(next);
    store.restart(asOpened(next));
  };
  const refuse = (errors: readonly UserError[]) => {
    setRefusals(errors);
    return [];
  };
  /** Modules whose column was emptied. */
  const removed = () => changed().filter((column) => isEmpty(column) && column.moduleId !== null);
  return {
    store,
    faults,
    refusals,
    removed,
    isDirty,
    /** Whether the service has an unfinished version of the sheet. */
    isUnfinished: saved.kept !== null,
    isSaving: isSaving || isKeeping || isDiscarding,
    isReading,
    draftAt,
    /** A proposal, which the sheet shows on request. */
    proposal: saved.proposal,
    discardProposal: async (id: string) => {
      if (!(await discardProposal(id))) return;
      setSaved({ ...saved, proposal: null });
      if (store.state.sheet.columns.some(({ proposal }) => proposal?.id === id))
        store.replace(withoutProposal(store.state.sheet, saved.columns));
    },
    /** Discards what was typed and shows what is saved. */
    discard: () => restart(saved),
    forget: () => dropSheetDraft(optionId),
    readColumns,
    /** Saves what changed, all or none; says what keeps it from being saved. */
    save: async () => {
      setRefusals([]);
      const rules = await import('./sheet/columnFaults.ts').catch(() => null);
      if (rules === null) return showToast(t('saveError'), 'error');
      setCheck(() => rules.checkColumn);
      const results = columnsToSave().map((column) => ({ column, ...rules.checkColumn(column, language) }));
      const complete = results.flatMap(({ column, data }) => (data === null ? [] : [{ column, data }]));
      if (complete.length < results.length) return undefined;
      const { sheet: before } = store.state;
      const proposalId = before.columns.find(({ proposal }) => proposal)?.proposal?.id ?? null;
      const changes = { columns: complete, removed: removed(), proposalId };
      const answer = leftBy(await save(optionId, changes, refuse));
      if (answer === null) return undefined;
      const { sheet: now, edit } = store.state;
      settle(answer);
      const isAsSent = now === before && edit === null;
      store.restart(isAsSent ? asOpened(answer) : typedSince(before, now, answer.columns));
      return store.setEdit(edit);
    },
    /** Saves the sheet unfinished; the undo history stays. */
    keep: async () => {
      setRefusals([]);
      const answer = leftBy(await keep(store.state.sheet, saved.revision, refuse));
      if (answer !== null) settle(answer);
    },
    /** Discards the unfinished sheet, and shows what was saved before. */
    dropKept: async () => {
      const answer = leftBy(await keep(null, saved.revision, refuse));
      if (answer !== null) restart(answer);
    },
    /** Puts what was typed here over what others saved: the next save is based on theirs. */
    rebase: () =>
      readAgain((fresh) => {
        setSaved(fresh);
        setRefusals([]);
        store.restart(rebased(store.state.sheet, fresh.columns));
      }),
    /** Takes the foundation that was saved beside the sheet: the next save is based on it, and no undo goes behind it. */
    takeFoundation: () =>
      readAgain(({ revision, columns }) => {
        const taken = (sheet: Sheet) => sheetOf(withFoundationOf(sheet.columns, columns), sheet.rows);
        setSaved((now) => ({
          ...now,
          revision,
          columns: withFoundationOf(now.columns, columns),
          kept: now.kept && taken(now.kept),
        }));
        store.amend(taken);
      }),
    /** Replaces what was typed here by what others saved. */
    reload: () => readAgain(restart),
  };
}
