import type { Feature, Image } from 'write-excel-file/node';
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** Cells of a column with a drop-down list: `column` from 0, `source` as a formula: `Listas!$A$2:$A$6`. */
export type DropDown = { column: number; source: string };

const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** Drop-down lists in the first sheet, from its second row to `lastRow`; other values are allowed with a warning. */
export const dropDowns = (lists: readonly DropDown[], lastRow: number): Feature<Image['content']> => ({
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
          sheetIndex === 0 ? withLists(xml, lists, lastRow) : xml,
      },
    },
  },
});

function withLists(xml: string, lists: readonly DropDown[], lastRow: number): string {
  const rules = lists.map(({ column, source }) => {
    const cells = `${getCellAddress(1, column)}:${getCellAddress(lastRow - 1, column)}`;
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${cells}">` +
      `<formula1>${sanitizeTextContent(source)}</formula1></dataValidation>`
    );
  });
  const markup = `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
  const order = getOrderOfSiblings(sheetFile, 'worksheet') ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
}
