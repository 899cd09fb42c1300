import type { Language } from '#domain/texts/messages.ts';
import { quantityKinds } from '#domain/materials/quantityKinds.ts';
import { isWithin } from '#domain/range.ts';
import { kindWith } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, foundationTypes, type ModuleType } from '#domain/foundation/foundationType.ts';
import { technologies } from '#domain/structures/technology/technology.ts';
import { type LabelledCell, labelledTable } from './pastedCells.ts';
import { type PastedQuantity, pastedQuantity } from './pastedQuantity.ts';
import { groupFinder } from './pastedGroups.ts';
import { digitsOf, numbersLanguage } from './pastedNumbers.ts';
import { dimensionNamed } from './pasteWords.ts';
import { isFoundation, withFoundation } from '../foundationColumn.ts';
import { isFoundationElement } from '../foundationRows.ts';
import { isEmpty, type Sheet, type SheetColumn } from '../sheet.ts';
import { applies, dimensionKey, materialKey, materialOf, rowOf } from '../sheetRows.ts';

/** An amount as the table has it, in the sheet's unit; `column` is a position among the sheet's. */
export type PastedAmount = {
  row: string;
  column: number;
  value: number;
  /** Whether the table named no class, so that the row's or the usual one was taken. */
  isAssumed: boolean;
};

/**
 * A table of elements as programs write it: amounts of rows of the sheet, and what stood in no place of it. Empty
 * columns may have to be built in another technology to hold theirs.
 */
export type PastedTable = {
  amounts: PastedAmount[];
  missed: string[];
  technologies: ReadonlyMap<number, ModuleType>;
  /** The kind of a column to be added for what is pasted of a foundation; null where there is one, or nothing of it. */
  foundation: FoundationType | null;
};

/**
 * Reads a table with headings or labels: elements down and materials across, floor groups across, floors down, in any
 * order and language, in m³, l, kg or t as headings, labels or a column say. Null for text that is no such table.
 *
 * @param cursor position of the column that takes what no floor group is named for.
 */
export function readPastedTable(
  text: string,
  opened: Sheet,
  cursor: number,
  language: Language,
): PastedTable | null {
  let sheet = opened;
  const groupOf = groupFinder(sheet.columns.map(({ name }) => name));
  const isGroup = (heading: string) => groupOf(heading) !== undefined;
  const table = labelledTable(text, isGroup);
  if (table === null) return null;
  const missed = new Set(table.missed);
  const written = numbersLanguage(
    table.labelled.map((cell) => cell.text),
    language,
  );
  const found = table.labelled.map((cell) => {
    const texts = [...cell.labels, ...cell.headings, cell.inColumns.group ?? ''];
    const at = texts.map(groupOf).find((group) => group !== undefined);
    return { cell, at, read: pastedQuantity(cell, isGroup, written) };
  });
  if (!found.some(({ read }) => read !== null)) return null;
  const parts = found.flatMap(({ read }) =>
    read !== null && isFoundationElement(read.element) ? [read.element] : [],
  );
  const hasFoundation = sheet.columns.some(isFoundation);
  const foundation =
    parts.length === 0 || hasFoundation ? null : (kindWith(foundationTypes, parts) ?? 'piles_foundation');
  if (foundation !== null) sheet = withFoundation(sheet, foundation, '');
  const foundationAt = sheet.columns.findIndex(isFoundation);
  const areGrouped = found.some(({ at }) => at !== undefined);
  const reads: { column: number; read: PastedQuantity; cell: LabelledCell }[] = [];
  for (const { cell, at, read } of found) {
    // Beside known floor groups, an unknown one is left out rather than added to another.
    const isOfFoundation = read !== null && isFoundationElement(read.element);
    const isElsewhere =
      !isOfFoundation && at === undefined && (areGrouped || (cell.inColumns.group ?? '') !== '');
    const isZero = /^[0.,]+$/.test(digitsOf(cell.text));
    if (isZero) continue;
    if (read === null || isElsewhere) missed.add(missedText(cell));
    else reads.push({ column: isOfFoundation ? foundationAt : (at ?? cursor), read, cell });
  }
  const chosen = technologiesFor(sheet, reads);
  const amounts = new Map<string, PastedAmount>();
  for (const { column, read, cell } of reads) {
    const technology = chosen.get(column) ?? sheet.columns[column]?.technology ?? 'beam_column';
    const row = rowFor(read, technology, sheet.rows);
    if (row === null || !hasFactor(read)) {
      missed.add(missedText(cell));
      continue;
    }
    const key = `${column} ${row}`;
    const before = amounts.get(key);
    const isAssumed =
      (read.strength === null && rowOf(row).kind !== 'dimension') || before?.isAssumed === true;
    amounts.set(key, { row, column, value: (before?.value ?? 0) + read.value, isAssumed });
  }
  // Without the tail of a binary fraction.
  const rounded = [...amounts.values()].map((each) => ({
    ...each,
    value: Number(each.value.toPrecision(12)),
  }));
  return { amounts: rounded, missed: [...missed], technologies: chosen, foundation };
}

/** Whether the factor set covers an amount of this strength; any without one. */
function hasFactor({ element, use, strength }: PastedQuantity): boolean {
  const kind = materialOf(element);
  const isMaterial = use === 'concrete' || kind === 'blocks';
  return strength === null || !isMaterial || isWithin(strength, quantityKinds[kind].range);
}

const missedText = ({ text, labels, headings, inColumns: row }: LabelledCell) => {
  const strength = (row.strength ?? '').trim();
  return `${[...labels, ...headings, ...(strength === '' ? [] : [strength])].join(' · ')}: ${text}`;
};

/** The row an amount belongs to; one of no named strength goes where the element has one already. */
function rowFor(
  { element, use, strength, block }: PastedQuantity,
  technology: ModuleType,
  rows: readonly string[],
) {
  const kind = use === 'steel' ? 'steel' : materialOf(element);
  if (kind === 'concrete' && use !== 'concrete') {
    const name = dimensionNamed(use, element, technology);
    return name === null ? null : dimensionKey(name);
  }
  const there = rows.map(rowOf).find((row) => row.element === element && row.kind === kind);
  return materialKey(element, kind, strength ?? there?.strength ?? quantityKinds[kind].usual, block);
}

/** Empty columns whose technology lacks what is pasted take the first that has all of it. */
function technologiesFor(sheet: Sheet, reads: readonly { column: number; read: PastedQuantity }[]) {
  const chosen = new Map<number, ModuleType>();
  for (const [at, own] of Map.groupBy(reads, ({ column }) => column)) {
    const column: SheetColumn | undefined = sheet.columns[at];
    if (column === undefined || !isEmpty(column)) continue;
    const fits = (technology: ModuleType) =>
      own.every(({ read }) => {
        const row = rowFor(read, technology, sheet.rows);
        return row !== null && applies(rowOf(row), technology);
      });
    const kinds: readonly ModuleType[] = isFoundation(column) ? foundationTypes : technologies;
    const other = fits(column.technology) ? undefined : kinds.find(fits);
    if (other !== undefined) chosen.set(at, other);
  }
  return chosen;
}
