import { spreadsheetText } from '#domain/texts/spreadsheetText.ts';
import type { Language } from '#domain/texts/messages.ts';
import { stringify } from 'csv-stringify/sync';
import writeXlsx from 'write-excel-file/node';
import { examples } from './people/examples.ts';
import { templateColumns } from './columns.ts';
import { choicesOf, labelOf } from './people/choices.ts';
import { type DropDown, dropDowns } from './people/dropDowns.ts';
import { headingOf } from './people/headings.ts';
import { instructionRows, sheetNames } from './people/instructions.ts';
import { maxRows } from './sheet/table.ts';

/** The template as Excel opens it in the reader's country: English with commas, else semicolons and decimal commas. */
export function csvTemplate(language: Language): string {
  const english = language === 'en-US';
  const numberText = (value: string | number) =>
    typeof value === 'number' ? String(value).replace('.', english ? '.' : ',') : spreadsheetText(value);
  const rows = examples.map((example) =>
    templateColumns.map((column) => numberText(labelOf(column, example[column] ?? '', language))),
  );
  return stringify([templateColumns.map((column) => headingOf(column, language)), ...rows], {
    delimiter: english ? ',' : ';',
    bom: true,
    record_delimiter: '\r\n',
  });
}

const bold = (value: string) => ({ value, type: String, fontWeight: 'bold' as const });

/** The sheet to fill in with drop-down lists, one that explains it, and the lists. */
export async function xlsxTemplate(language: Language): Promise<Buffer> {
  const names = sheetNames(language);
  const headings = templateColumns.map((column) => headingOf(column, language));
  const rows = examples.map((example) =>
    templateColumns.map((column) => {
      const value = example[column];
      if (value === undefined) return null;
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: String(labelOf(column, value, language)), type: String };
    }),
  );
  const lists = choiceLists(language);
  const columns = headings.map((heading) => ({ width: heading.length + 2 }));
  return writeXlsx(
    [
      { data: [headings.map(bold), ...rows], columns, stickyRowsCount: 1, sheet: names.sheet },
      {
        data: instructionRows(templateColumns, language).map((row) =>
          row.map((value) => ({ value, type: String })),
        ),
        columns: [{ width: 44 }, { width: 14 }, { width: 80 }],
        sheet: names.instructions,
      },
      { data: listRows(lists), columns: lists.map(() => ({ width: 34 })), sheet: names.lists },
    ],
    { features: [dropDowns(listCells(lists, names.lists), maxRows)] },
  ).toBuffer();
}

type ChoiceList = { columns: string[]; values: readonly string[] };

/** Each list once, with the columns that use it. */
function choiceLists(language: Language): ChoiceList[] {
  const lists = new Map<string, ChoiceList>();
  for (const column of templateColumns) {
    const values = choicesOf(column, language);
    if (values === null) continue;
    const list = lists.get(values.join('|')) ?? { columns: [], values };
    list.columns.push(column);
    lists.set(values.join('|'), list);
  }
  return [...lists.values()];
}

const listRows = (lists: readonly ChoiceList[]) =>
  Array.from({ length: Math.max(...lists.map(({ values }) => values.length)) }, (_, row) =>
    lists.map(({ values }) => (values[row] === undefined ? null : { value: values[row], type: String })),
  );

const listCells = (lists: readonly ChoiceList[], sheet: string): DropDown[] =>
  lists.flatMap(({ columns, values }, place) => {
    const letter = String.fromCodePoint(65 + place);
    const source = `'${sheet}'!$${letter}$1:$${letter}$${values.length}`;
    return columns.map((column) => ({ column: templateColumns.indexOf(column), source }));
  });
