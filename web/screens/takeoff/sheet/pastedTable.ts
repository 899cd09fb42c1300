import type { Language } from '#domain/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { namedSteelClass, namedStrength } from '#domain/takeoff/namedStrength.ts';
import { factorTo, unitOf } from '../../../editors/moduleEditor/quantityTable/pasteUnits.ts';
import { figureKey, materialKey, rowOf, type SheetElement } from './sheetRows.ts';

/** A table of elements as programs write it: amounts of rows of the sheet, and what stood in no place of it. */
export type PastedTable = { amounts: { row: string; value: number }[]; missed: string[] };

const elements: readonly (readonly [SheetElement, RegExp])[] = [
  ['columns', /pilar|column|колонн/],
  ['beams', /viga|beam|балк|ригел/],
  ['slabs', /laje|slab|losa|плит|перекрыт/],
  ['walls', /parede|wall|muro|стен/],
];
const forms: Readonly<Partial<Record<SheetElement, string>>> = {
  columns: 'formColumns',
  beams: 'formBeams',
  slabs: 'formSlabs',
  walls: 'wallFormArea',
};

type Use = 'strength' | 'form' | 'steel' | 'concrete';
/** What a heading says stands below it; formwork is often "forma de concreto", so that it comes first. */
const uses: readonly (readonly [Use, RegExp])[] = [
  ['form', /forma|formwork|encofr|опалуб/],
  ['strength', /^fck|mpa|classe|^class|^clase|класс/],
  ['steel', /aco|steel|acero|armad|rebar|\bca\b|\bca-?\d|сталь|армат/],
  ['concrete', /concret|vol|m3|m³|м3|м³|hormig|бетон|объем/],
];

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const find = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | undefined =>
  list.find(([, pattern]) => pattern.test(plain(text)))?.[0];

const isFigure = (text: string) => /^[\d.,\s]+$/.test(text);

/**
 * Reads a table whose first line names what stands in its columns and whose lines name elements: in any order and
 * language, in m³, kg or t as the headings say. Null for text that is no such table.
 *
 * @param rows keys of the sheet's rows: an amount of no named strength goes where the element has one already.
 */
export function readPastedTable(
  text: string,
  rows: readonly string[],
  language: Language,
): PastedTable | null {
  const lines = text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const [heads = [], ...body] = lines;
  const columns = heads.map((head) => (isFigure(head) ? undefined : find(uses, head)));
  const named = body.findIndex((cells) => cells.some((cell) => find(elements, cell) !== undefined));
  if (named < 0 || !columns.some((use) => use === 'concrete' || use === 'steel')) return null;
  const nameAt = body[named]?.findIndex((cell) => find(elements, cell) !== undefined) ?? 0;
  const amounts = new Map<string, number>();
  const missed: string[] = heads.filter(
    (head, at) => columns[at] === undefined && at !== nameAt && head !== '',
  );
  for (const cells of body) {
    const name = cells[nameAt] ?? '';
    const element = find(elements, name);
    if (element === undefined) {
      missed.push(cells.filter((cell) => cell !== '').join(' '));
      continue;
    }
    const told = cells[columns.indexOf('strength')] ?? '';
    const strength = parseLocaleNumber(told, language) ?? namedStrength(told) ?? namedStrength(name);
    for (const [at, cell] of cells.entries()) {
      const use = columns[at];
      if (use === undefined || use === 'strength' || at === nameAt || cell === '') continue;
      const head = heads[at] ?? '';
      const amount = parseLocaleNumber(cell, language);
      const value = amount === null ? null : amountOf(use, amount, head);
      if (value === null) missed.push(`${name}: ${cell}`);
      else if (value > 0) {
        const row = rowFor(element, use, head, strength ?? namedStrength(head), rows);
        amounts.set(row, (amounts.get(row) ?? 0) + value);
      }
    }
  }
  return { amounts: [...amounts].map(([row, value]) => ({ row, value })), missed };
}

function amountOf(use: Use, amount: number, head: string): number | null {
  if (use === 'form') return amount;
  const column =
    use === 'steel' ? ({ name: 'mass', unit: 'kg' } as const) : ({ name: 'volume', unit: 'm³' } as const);
  const factor = factorTo(column, unitOf(head), use === 'steel' ? 'ca' : 'fck');
  return factor === null ? null : amount * factor;
}

function rowFor(
  element: SheetElement,
  use: Use,
  head: string,
  strength: number | null,
  rows: readonly string[],
): string {
  if (use === 'form') return figureKey(forms[element] ?? '');
  if (use === 'steel') return materialKey(element, 'steel', namedSteelClass(head, 50));
  const there = rows.map(rowOf).find((row) => row.element === element && row.kind === 'concrete');
  return materialKey(element, 'concrete', strength ?? there?.strength ?? 30);
}
