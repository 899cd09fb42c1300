import type { Language } from '#domain/messages.ts';
import { parseLocaleNumber } from '#domain/numbers.ts';
import { namedBlock } from '#domain/takeoff/namedBlock.ts';
import { namedSteelClass, namedStrength } from '#domain/takeoff/namedStrength.ts';
import { technologies, type Technology } from '#domain/technology.ts';
import { factorTo, unitOf } from '../../../editors/moduleEditor/quantityTable/pasteUnits.ts';
import { type LabelledFigure, labelledTable, sameName } from './pastedCells.ts';
import { elementOf, figureNamed, type PasteUse, useOf } from './pasteWords.ts';
import { isEmpty, type Sheet, type SheetColumn } from './sheet.ts';
import { applies, figureKey, materialKey, type RowKind, rowOf, type SheetElement } from './sheetRows.ts';

/** An amount as the table has it, in the sheet's unit; `column` is a position among the sheet's. */
export type PastedAmount = { row: string; column: number; value: number };

/**
 * A table of elements as programs write it: amounts of rows of the sheet, and what stood in no place of it. Empty
 * columns may have to be built in another technology to hold theirs.
 */
export type PastedTable = {
  amounts: PastedAmount[];
  missed: string[];
  technologies: ReadonlyMap<number, Technology>;
};

type Read = { element: SheetElement; use: PasteUse; strength: number | null; block: string; value: number };

/**
 * Reads a table with headings or labels: elements down and materials across, floor groups across, floors down, in any
 * order and language, in m³, l, kg or t as headings, labels or a column say. Null for text that is no such table.
 *
 * @param cursor position of the column that takes what no floor group is named for.
 */
export function readPastedTable(
  text: string,
  sheet: Sheet,
  cursor: number,
  language: Language,
): PastedTable | null {
  const table = labelledTable(text);
  if (table === null) return null;
  const missed = new Set(table.missed);
  const groups = new Map(sheet.columns.map(({ name }, at) => [sameName(name), at]));
  const isGroup = (heading: string) => groups.has(sameName(heading));
  const found = table.figures.map((figure) => {
    const texts = [...figure.labels, ...figure.headings, figure.told.group ?? ''];
    const at = texts.map((each) => groups.get(sameName(each))).find((group) => group !== undefined);
    return { figure, at, read: understood(figure, isGroup, language) };
  });
  if (!found.some(({ read }) => read !== null)) return null;
  const areGrouped = found.some(({ at }) => at !== undefined);
  const reads: { column: number; read: Read }[] = [];
  for (const { figure, at, read } of found) {
    // Beside floor groups that are known, one that is not is left out rather than added to another.
    const isElsewhere = at === undefined && (areGrouped || (figure.told.group ?? '') !== '');
    if (read === null || isElsewhere) missed.add(told(figure));
    else if (read.value > 0) reads.push({ column: at ?? cursor, read });
  }
  const chosen = technologiesFor(sheet, reads);
  const amounts = new Map<string, PastedAmount>();
  for (const { column, read } of reads) {
    const technology = chosen.get(column) ?? sheet.columns[column]?.technology ?? 'beam_column';
    const row = rowFor(read, technology, sheet.rows);
    if (row === null) continue;
    const key = `${column} ${row}`;
    amounts.set(key, { row, column, value: (amounts.get(key)?.value ?? 0) + read.value });
  }
  return { amounts: [...amounts.values()], missed: [...missed], technologies: chosen };
}

const told = ({ text, labels, headings }: LabelledFigure) =>
  `${[...labels, ...headings].join(' · ')}: ${text}`;

const materials: Readonly<Partial<Record<SheetElement, RowKind>>> = {
  vertical_grout: 'grout',
  horizontal_grout: 'grout',
  mortar: 'mortar',
  blocks: 'blocks',
};

function understood(
  { text, labels, headings, over, told: row }: LabelledFigure,
  isGroup: (heading: string) => boolean,
  language: Language,
): Read | null {
  const texts = [...labels, ...headings];
  const element = [...texts, ...over].map(elementOf).find((each) => each !== undefined);
  const number = parseLocaleNumber(text, language);
  if (element === undefined || number === null) return null;
  const unit = [row.unit ?? '', ...headings, ...labels].map(unitOf).find((each) => each !== undefined);
  const given = [...headings, ...labels].map(useOf).find((each) => each !== undefined && each !== 'strength');
  const strength =
    parseLocaleNumber((row.strength ?? '').replace(/^\s*(?:f[cgab]k|ca|c)\s*[-=]?/i, ''), language) ??
    [...texts, row.strength ?? ''].map(namedStrength).find((each) => each !== null) ??
    null;
  const byUnit = unit === 'kg' || unit === 't' ? 'steel' : unit && 'concrete';
  // "Pilares C30" means concrete, unless a heading says something else that is not known.
  const isClass = element in materials || texts.some((each) => namedStrength(each) !== null);
  const isTold = headings.every((each) => isGroup(each) || elementOf(each) || namedStrength(each) !== null);
  const use = given ?? byUnit ?? (isClass && isTold ? 'concrete' : null);
  if (use === null) return null;
  const material = use === 'steel' ? 'steel' : (materials[element] ?? 'concrete');
  if (material === 'blocks') {
    const block = texts.map(namedBlock).find((each) => each !== null);
    return block == null ? null : { element, use: 'count', strength, block, value: number };
  }
  if (use === 'steel') {
    const grade =
      [...headings, ...labels, row.strength ?? ''].find((each) => /\bCA\b|\d{3}/i.test(each)) ?? '';
    const value = amountIn('mass', unit, number, 'ca');
    return value === null ? null : { element, use, strength: namedSteelClass(grade, 50), block: '', value };
  }
  if (use !== 'concrete' && material === 'concrete')
    return { element, use, strength, block: '', value: number };
  const identity = { concrete: 'fck', grout: 'fgk', mortar: 'fak' }[
    material as 'concrete' | 'grout' | 'mortar'
  ];
  const value = amountIn('volume', unit, number, identity);
  return value === null ? null : { element, use: 'concrete', strength, block: '', value };
}

function amountIn(
  name: 'mass' | 'volume',
  unit: ReturnType<typeof unitOf>,
  amount: number,
  identity: string,
) {
  const column = name === 'mass' ? ({ name, unit: 'kg' } as const) : ({ name, unit: 'm³' } as const);
  const factor = factorTo(column, unit, identity);
  return factor === null ? null : amount * factor;
}

const usualStrength: Readonly<Record<string, number>> = { concrete: 30, grout: 20, mortar: 8, blocks: 6 };

/** The row an amount belongs to; one of no named strength goes where the element has one already. */
function rowFor({ element, use, strength, block }: Read, technology: Technology, rows: readonly string[]) {
  const kind = use === 'steel' ? 'steel' : (materials[element] ?? 'concrete');
  if (kind === 'concrete' && use !== 'concrete') {
    const name = figureNamed(use, element, technology);
    return name === null ? null : figureKey(name);
  }
  const there = rows.map(rowOf).find((row) => row.element === element && row.kind === kind);
  return materialKey(element, kind, strength ?? there?.strength ?? usualStrength[kind] ?? 0, block);
}

/** Empty columns whose technology lacks what is pasted take the first that has all of it. */
function technologiesFor(sheet: Sheet, reads: readonly { column: number; read: Read }[]) {
  const chosen = new Map<number, Technology>();
  for (const [at, own] of Map.groupBy(reads, ({ column }) => column)) {
    const column: SheetColumn | undefined = sheet.columns[at];
    if (column === undefined || !isEmpty(column)) continue;
    const fits = (technology: Technology) =>
      own.every(({ read }) => {
        const row = rowFor(read, technology, sheet.rows);
        return row !== null && applies(rowOf(row), technology);
      });
    const other = fits(column.technology) ? undefined : technologies.find(fits);
    if (other !== undefined) chosen.set(at, other);
  }
  return chosen;
}
