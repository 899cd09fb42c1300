import { readPastedTable } from '../../../web/screens/takeoff/sheet/paste/pastedTable.ts';
import type { Sheet } from '../../../web/screens/takeoff/sheet/sheet.ts';
import { column as columnOf } from './takeoffColumns.ts';

export const column = (name: string) => columnOf({ key: name, name });
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
