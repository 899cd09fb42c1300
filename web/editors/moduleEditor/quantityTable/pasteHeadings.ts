import { foldText } from '#domain/texts/searchText.ts';
import type { QuantityColumn } from './tables.ts';

type Name = QuantityColumn['name'];

const strength =
  /f\s*[cgab]k|class|clase|resist|strength|mpa|класс|прочн|^c(?:oncreto|oncrete)?$|hormig|бетон/;

const byVolume = /vol|m³|m3|объем/;
const byMass = /mass|masa|peso|weight|\bkgf?\b|\bt\b|масса|вес/;

/** Words of headings by column, without accents and in lower case; amounts come before materials. */
const words: readonly (readonly [Name, RegExp])[] = [
  ['volume', byVolume],
  ['mass', byMass],
  ['quantity', /qtd|quant|qty|cant|count|numero|nº|n°|\bun\b|pecas|кол/],
  ['type', /bloco|block|bloque|tipo|type|familia|family|блок|тип/],
  ['ca', /\bca\b|class|clase|aco\b|steel|acero|grade|сталь|класс/],
  ['fck', strength],
  ['fgk', strength],
  ['fak', strength],
  ['fbk', strength],
];

const plain = (text: string) => foldText(text).trim();

/** The column of the table for a heading. */
function columnOf(heading: string, columns: readonly QuantityColumn[]): QuantityColumn | undefined {
  const text = plain(heading);
  const found = words.find(
    ([name, pattern]) => columns.some((column) => column.name === name) && pattern.test(text),
  );
  return columns.find(({ name }) => name === found?.[0]);
}

/** If no cell names the table's amount in its own kind of unit, one in the other kind is used. */
function otherAmount(
  cells: readonly string[],
  columns: readonly QuantityColumn[],
): [number, QuantityColumn] | null {
  const column = columns.find(({ name }) => name === 'volume' || name === 'mass');
  const pattern = column?.name === 'volume' ? byMass : byVolume;
  const index = cells.findIndex((cell) => pattern.test(plain(cell)));
  return column === undefined || index < 0 ? null : [index, column];
}

/** The kind of unit that a heading's word implies. */
export const unitByWord = (heading: string): 'm³' | 'kg' | undefined =>
  byVolume.test(plain(heading)) ? 'm³' : byMass.test(plain(heading)) ? 'kg' : undefined;

/**
 * The columns that the cells of a first line name, undefined for cells that name none; null for a line that is no
 * heading: with a figure, with fewer than two columns, or with one twice.
 */
export function headingColumns(
  cells: readonly string[],
  columns: readonly QuantityColumn[],
): (QuantityColumn | undefined)[] | null {
  if (cells.some((cell) => /^[\d.,\s]+$/.test(cell) && cell !== '')) return null;
  const found = cells.map((cell) => (cell === '' ? undefined : columnOf(cell, columns)));
  const other = otherAmount(cells, columns);
  if (other !== null && !found.includes(other[1])) found[other[0]] = other[1];
  const named = found.filter((column) => column !== undefined);
  return named.length >= 2 && new Set(named).size === named.length ? found : null;
}
