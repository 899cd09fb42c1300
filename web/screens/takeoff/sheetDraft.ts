import type { FloorOption } from '#domain/tower/tower.ts';
import { draftPrefix } from '../../session/drafts.ts';
import { parseSheet, serializeSheet } from './sheet/serializedSheet.ts';
import type { Sheet, SheetColumn } from './sheet/sheet.ts';
import { sheetLayout } from './sheet/sheetLayout.ts';

/** A sheet as it stood when it was last typed in; `savedAt` in ms. */
type SheetDraft = { sheet: Sheet; savedAt: number };

const storageKey = (optionId: string) => `${draftPrefix}takeoff.${sheetLayout}.${optionId}`;

/**
 * What was typed and not saved, even if the browser was closed, with the present floors and modules of its option; see
 * parseSheet.
 */
export function readSheetDraft(
  optionId: string,
  fresh: readonly SheetColumn[],
  floors: readonly FloorOption[],
): SheetDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(optionId)) ?? 'null') as SheetDraft | null;
    const sheet = kept && parseSheet(serializeSheet(kept.sheet), fresh, floors);
    return sheet && { ...kept, sheet };
  } catch {
    return null;
  }
}

export function keepSheetDraft(optionId: string, sheet: Sheet): void {
  try {
    localStorage.setItem(storageKey(optionId), JSON.stringify({ sheet, savedAt: Date.now() }));
  } catch {
    // Without storage the sheet is still on the screen.
  }
}

export const dropSheetDraft = (optionId: string) => localStorage.removeItem(storageKey(optionId));
