import fc from 'fast-check';
import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import { expect, test } from 'vitest';
import { csvCell } from '../../../web/i18n/csv.ts';

test('whatever stands in a cell is read back by a spreadsheet, quotes and breaks too', () => {
  const read = (cell: string) => /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"');
  const text = fc.string({ unit: fc.constantFrom('"', ';', ',', '\n', 'a', 'é', '=', ' ') });
  fc.assert(
    fc.property(text, (given) => {
      expect(read(csvCell(given))).toBe(spreadsheetText(given));
    }),
  );
});
