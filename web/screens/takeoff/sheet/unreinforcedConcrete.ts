import { assumedSteel } from '#domain/structures/steel/usualSteel.ts';
import { isStructure } from './foundationColumn.ts';
import { oncePerState } from './oncePerState.ts';
import type { CellChange, Sheet, SheetColumn } from './sheet.ts';
import { applies, materialKey, rowOf, type SheetElement } from './sheetRows.ts';

/** m³ of each element of a column with concrete and no steel at all. */
export const unreinforcedVolumes = oncePerState((column: SheetColumn): ReadonlyMap<SheetElement, number> => {
  // Usual rates are known of structures alone.
  if (!isStructure(column)) return new Map();
  const { technology, cells } = column;
  const volumes = new Map<SheetElement, number>();
  const withSteel = new Set<SheetElement>();
  for (const [key, value] of Object.entries(cells)) {
    const row = rowOf(key);
    if (!applies(row, technology) || value === 0) continue;
    if (row.kind === 'steel') withSteel.add(row.element);
    if (row.kind === 'concrete' && typeof value === 'number' && value > 0)
      volumes.set(row.element, (volumes.get(row.element) ?? 0) + value);
  }
  return new Map([...volumes].filter(([element]) => !withSteel.has(element)));
});

/** Whether a cell is the empty place of steel that its concrete should have. */
export const isUnreinforced = (column: SheetColumn, key: string): boolean =>
  rowOf(key).kind === 'steel' &&
  column.cells[key] === undefined &&
  unreinforcedVolumes(column).has(rowOf(key).element);

/** The steel of all concrete without any at its usual rate, marked. */
export const usualSteelChanges = ({ columns }: Sheet): CellChange[] =>
  columns.flatMap((column, at) => {
    if (!isStructure(column)) return [];
    return [...unreinforcedVolumes(column)].map(([element, volume]): CellChange => {
      const { ca, mass } = assumedSteel(column.technology, volume, column.slabSystem);
      return { row: materialKey(element, 'steel', ca), column: at, value: mass, assumed: true };
    });
  });
