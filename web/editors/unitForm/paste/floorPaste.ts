import { floorCategories, type FloorCategory } from '#domain/tower/floorCategories.ts';
import type { Language } from '#domain/texts/messages.ts';
import { foldText } from '#domain/texts/searchText.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';

/** A pasted line as understood; undefined where nothing was readable. */
export type PastedFloor = {
  name: string;
  category: FloorCategory;
  area: number | undefined;
  height: number | undefined;
  repetition: number | undefined;
};

const plain = (text: string) => foldText(text).trim();

/** Whether a paste is a piece of a sheet rather than one cell. */
export const isSheet = (text: string) => /[\t\n]/.test(text.trim());

type Line = { cells: string[]; values: (number | null)[]; start: number };

function readLine(text: string, language: Language): Line {
  const cells = text.split('\t').map((cell) => cell.trim());
  const values = cells.map((cell) =>
    cell === '' ? null : parseLocaleNumber(cell.replace(/\s*m[²2]?$/i, ''), language),
  );
  // A floor may be called "1", so the first word is a name even when it is a number.
  const first = cells.length <= 3 ? 0 : cells.findIndex((cell) => cell !== '') + 1;
  return { cells, values, start: values.findIndex((value, index) => index >= first && value !== null) };
}

/**
 * Reads rows of a spreadsheet: texts are the name and the kind of floor, figures are area, height and repetitions in
 * that order. A cell that is empty or no figure leaves its value empty instead of shifting the others. Lines without
 * any figure (headers) are skipped.
 * @param categoryNames the kinds in the reader's language, beside the names they have everywhere.
 */
export function parseFloors(
  text: string,
  language: Language,
  categoryNames: Readonly<Record<FloorCategory, string>>,
): PastedFloor[] {
  const categoryOf = (cell: string) =>
    floorCategories.find((category) => [category, plain(categoryNames[category])].includes(plain(cell)));
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => readLine(line, language))
    .filter(({ start }) => start >= 0);
  const start = Math.min(...lines.map((line) => line.start));
  return lines.map(({ cells, values }) => {
    const words = cells.slice(0, start).filter((cell) => cell !== '');
    const [area, height, repetition] = values.slice(start).map((value) => value ?? undefined);
    const category = words.map(categoryOf).find((found) => found !== undefined);
    const name = words.find((word) => categoryOf(word) === undefined) ?? words[0] ?? '';
    const repeated = (cells[start + 2] ?? '') === '' ? 1 : repetition;
    return { name, category: category ?? 'standard_floor', area, height, repetition: repeated };
  });
}
