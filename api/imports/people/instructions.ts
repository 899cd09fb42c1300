import type { Language } from '#domain/texts/messages.ts';
import { serviceTexts } from '../../serviceTexts.ts';
import { requiredColumns } from '../columns.ts';
import { choicesOf } from './choices.ts';
import { headingOf } from './headings.ts';

/** Names of the workbook's sheets. */
export const sheetNames = (language: Language) => serviceTexts[language].imports.template;

/** Rows of the instruction sheet: rules, then each column with its allowed values. */
export function instructionRows(columns: readonly string[], language: Language): string[][] {
  const { rules, head, yes } = serviceTexts[language].imports.template;
  return [
    ...rules.map((rule) => [rule]),
    [],
    [...head],
    ...columns.map((column) => [
      headingOf(column, language),
      requiredColumns.includes(column) ? yes : '',
      choicesOf(column, language)?.join(', ') ?? '',
    ]),
  ];
}
