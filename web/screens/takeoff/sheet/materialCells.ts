import { quantityKinds, type QuantityKind } from '#domain/materials/quantityKinds.ts';
import { fckRange } from '#domain/limits.ts';
import { isWithin } from '#domain/range.ts';
import type { QuantityRow } from '../../../editors/moduleEditor/values/elementFormValues.ts';
import type { CellValue, SheetColumn } from './sheet.ts';
import { materialKey, rowOf, type SheetElement } from './sheetRows.ts';

const isFilled = (value: unknown): value is CellValue =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Fills the cells of a column from what a form holds; `assumed`: the rows with a usual amount and no takeoff. */
export function cellWriter() {
  const cells: Record<string, CellValue> = {};
  const assumed: string[] = [];
  const put = (key: string, value: unknown, mark?: boolean) => {
    if (isFilled(value)) cells[key] = value;
    if (mark === true) assumed.push(key);
  };
  /** The rows of a table of an element. */
  const putRows = (element: SheetElement, kind: QuantityKind, rows: readonly QuantityRow[] = []) => {
    const { identity, amount } = quantityKinds[kind];
    for (const row of rows) {
      const block = kind === 'blocks' ? String(row['type']) : '';
      const strength = Number(row['customFck'] ?? row[identity]);
      put(materialKey(element, kind, strength, block), row[amount], row.assumed);
    }
  };
  return { cells, assumed, put, putRows };
}

function rowIn(key: string, kind: QuantityKind, value: CellValue): QuantityRow {
  const { strength, block } = rowOf(key);
  const { identity, amount } = quantityKinds[kind];
  if (kind === 'blocks') return { type: block, [identity]: strength, [amount]: value };
  if (kind !== 'concrete' || isWithin(strength, fckRange)) return { [identity]: strength, [amount]: value };
  return { [identity]: undefined, customFck: strength, [amount]: value };
}

/** What a column has of a kind of material in an element, as a table of a form holds it, and the key of each row. */
export const rowsIn = (
  { cells, assumed = [] }: Pick<SheetColumn, 'cells' | 'assumed'>,
  element: SheetElement,
  kind: QuantityKind,
): { key: string; row: QuantityRow }[] =>
  Object.entries(cells)
    .filter(([key]) => rowOf(key).element === element && rowOf(key).kind === kind)
    .map(([key, value]) => {
      const row = rowIn(key, kind, value);
      return { key, row: assumed.includes(key) ? { ...row, assumed: true } : row };
    });
