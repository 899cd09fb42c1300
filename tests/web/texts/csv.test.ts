import fc from 'fast-check';
import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import { expect, test } from 'vitest';
import { csvCell, csvFormat } from '../../../web/i18n/csv.ts';

test('whatever stands in a cell is read back by a spreadsheet, quotes and breaks too', () => {
  const read = (cell: string) => /^"((?:[^"]|"")*)"$/.exec(cell)?.[1]?.replaceAll('""', '"');
  const text = fc.string({ unit: fc.constantFrom('"', ';', ',', '\n', 'a', 'é', '=', ' ') });
  fc.assert(
    fc.property(text, (given) => {
      expect(read(csvCell(given))).toBe(spreadsheetText(given));
    }),
  );
});

test('a figure is read back as it was, zero too, and nothing is no figure', () => {
  for (const [language, sign] of [
    ['pt-BR', ','],
    ['en-US', '.'],
  ] as const) {
    const { decimal, decimalOrEmpty } = csvFormat(language);
    expect([decimal(null), decimal(undefined), decimalOrEmpty(null)]).toEqual(['', '', '-']);
    for (const value of [0, -0, 0.1 + 0.2, -2.5, 1e6])
      for (const write of [decimal, decimalOrEmpty])
        expect(Number(write(value).replace(sign, '.'))).toBe(Number(value.toPrecision(12)) + 0);
  }
});
