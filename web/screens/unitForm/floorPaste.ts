import { floorCategories, type FloorCategory } from '#domain/floorCategories.ts';
import type { Language } from '#domain/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';

/** A pasted line as it was understood; undefined where nothing readable stood. */
export type PastedFloor = {
  name: string;
  category: FloorCategory;
  area: number | undefined;
  height: number | undefined;
  repetition: number | undefined;
};

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** Whether a paste is a piece of a sheet rather than one cell. */
export const isSheet = (text: string) => /[\t\n]/.test(text.trim());

/**
 * Reads rows of a spreadsheet: texts are the name and the kind of floor, figures are area, height and repetitions in
 * that order. Lines without any figure (headers) are passed over.
 *
 * @param categoryNames the kinds in the reader's language, beside the names they have everywhere.
 */
export function parseFloors(
  text: string,
  language: Language,
  categoryNames: Readonly<Record<FloorCategory, string>>,
): PastedFloor[] {
  const categoryOf = (cell: string) =>
    floorCategories.find((category) => [category, plain(categoryNames[category])].includes(plain(cell)));
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const figures: number[] = [];
    const words: string[] = [];
    for (const cell of cells) {
      const value = cell === '' ? null : parseLocaleNumber(cell.replace(/\s*m[²2]?$/i, ''), language);
      // A floor may be called "1", so the first cell is a name even when it reads as a number.
      if (value !== null && (words.length > 0 || cells.length <= 3)) figures.push(value);
      else if (cell !== '') words.push(cell);
    }
    if (figures.length === 0) return [];
    const [area, height, repetition = 1] = figures;
    const category = words.map(categoryOf).find((found) => found !== undefined);
    const name = words.find((word) => categoryOf(word) === undefined) ?? words[0] ?? '';
    return [{ name, category: category ?? 'standard_floor', area, height, repetition }];
  });
}
