import { missingSteel, missingStrand } from '#domain/comparison/checks/mistakes.ts';
import type { SideModule } from '#domain/comparison/sides/sideModule.ts';
import { slabSystemColumn } from './columns.ts';
import { importMessage } from './importTexts.ts';
import { concreteColumns } from './materialColumns.ts';
import { type Fault, isFilled, type SheetRow } from './sheetRows.ts';

const moduleStems: Readonly<Record<string, string>> = {
  columns: 'module_column',
  beams: 'module_beam',
  slabs: 'module_slab',
  walls: 'module_wall',
};

/**
 * Notes on concrete without any steel in its row, or slabs called prestressed without strand: both are saved, and
 * suspend every verdict. Each stands at the column of the concrete, or of the slab system.
 */
export function missingSteelNotes(
  row: SheetRow,
  module: Pick<SideModule, 'elements' | 'slabSystem'>,
): Fault[] {
  return missingSteel(module).map((name) => {
    if (name === missingStrand)
      return { row: row.row, column: slabSystemColumn, message: importMessage('no_strand') };
    const columns = concreteColumns(moduleStems[name] ?? `foundation_${name}`);
    const filled = columns.find(({ column }) => isFilled(row, column));
    return { row: row.row, column: filled?.column ?? '', message: importMessage('no_steel') };
  });
}
