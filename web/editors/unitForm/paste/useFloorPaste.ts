import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { floorCategories, type FloorCategory } from '#domain/tower/floorCategories.ts';
import type { Language } from '#domain/texts/messages.ts';
import { isSheet, parseFloors, type PastedFloor } from './floorPaste.ts';

/** Catches rows pasted from a spreadsheet and holds them for the preview; one cell pastes as always. */
export function useFloorPaste() {
  const { t, i18n } = useTranslation('unitForm');
  const [rows, setRows] = useState<PastedFloor[] | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isSheet(text)) return;
    event.preventDefault();
    const names = Object.fromEntries(
      floorCategories.map((category) => [category, t(`floorCategory.${category}`)]),
    ) as Record<FloorCategory, string>;
    setRows(parseFloors(text, (i18n.resolvedLanguage ?? 'pt-BR') as Language, names));
  };
  return { rows, onPaste, close: () => setRows(null) };
}
