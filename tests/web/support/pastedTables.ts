import { readPastedTable } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import type { Sheet, SheetColumn } from '../../../web/screens/takeoff/sheet/sheet.ts';

export const column = (name: string, given: Partial<SheetColumn> = {}): SheetColumn => ({
  key: name,
  moduleId: null,
  revision: null,
  name,
  technology: 'beam_column',
  floors: [{ id: name, index: 0, area: 400 }],
  cells: {},
  ...given,
});
export const sheet: Sheet = {
  rows: ['columns|concrete|40', 'slabs|concrete|25'],
  columns: [column('Garagem'), column('Térreo'), column('Pav. Tipo')],
};
export const cursor = 1;
type Tongue = 'pt-BR' | 'en-US' | 'es-ES' | 'ru-RU';
export const read = (text: string, language: Tongue = 'pt-BR') =>
  readPastedTable(text, sheet, cursor, language);
/** Amounts by row, those of other columns than the cursor's with the column before. */
export const amounts = (text: string, language: Tongue = 'pt-BR') =>
  Object.fromEntries(
    (read(text, language)?.amounts ?? []).map(({ row, column: at, value }) => [
      at === cursor ? row : `${at} ${row}`,
      value,
    ]),
  );
