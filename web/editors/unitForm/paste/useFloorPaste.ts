import { useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { floorCategories, type FloorCategory } from '#domain/tower/floorCategories.ts';
import { isSheet, parseFloors, type PastedFloor } from './floorPaste.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** Catches rows pasted from a spreadsheet and holds them for the preview; one cell pastes as always. */
export function useFloorPaste() {
  const { t } = useTranslation('unitForm');
  const language = useLanguage();
  const [rows, setRows] = useState<PastedFloor[] | null>(null);
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isSheet(text)) return;
    event.preventDefault();
    const names = Object.fromEntries(
      floorCategories.map((category) => [category, t(`floorCategory.${category}`)]),
    ) as Record<FloorCategory, string>;
    setRows(parseFloors(text, language, names));
  };
  return { rows, onPaste, close: () => setRows(null) };
}
