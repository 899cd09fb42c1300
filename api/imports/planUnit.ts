import { optionSchema } from '#domain/tower/option.ts';
import { unitSchema } from '#domain/tower/unit.ts';
import type { UnitInput } from '../units/unitSchemas.ts';
import { agreed, keyOf } from './agreed.ts';
import { builtColumns, floorColumns } from './columns.ts';
import { foundationTypeColumn } from './foundationColumns.ts';
import { foundationOfRow, hasFoundation, type RowFoundation } from './foundationOfRow.ts';
import type { Fault, SheetRow } from './sheetRows.ts';
import { rowHasStructure, type RowStructure, structureOfRow } from './structureOfRow.ts';

/** A module of an option: the structure of one floor group, given by its index in the unit. */
type PlannedModule = RowStructure & { group: number };
type PlannedOption = { name: string; modules: PlannedModule[]; foundation: RowFoundation | null };
export type PlannedUnit = { unit: UnitInput | null; options: PlannedOption[] };

/** The name of an option when the sheet gives none. */
const onlyOption = 'Opção 1';

/** A floor group with its rows, and the keys of the options that describe it. */
type Group = { rows: SheetRow[]; options: string[] };

/**
 * A tower from its rows: each row is a floor group, except that a row with the name of an earlier group, in any case, and
 * another option describes that group under that option, and one with a foundation and no floor belongs to the tower alone.
 */
export function planUnit(
  rows: SheetRow[],
  report: (fault: Fault) => void,
  note: (note: Fault) => void,
): PlannedUnit {
  const groups: Group[] = [];
  const options = new Map<string, PlannedOption>();
  for (const row of rows) {
    const optionName = row.text('option_name') ?? onlyOption;
    const optionKey = keyOf(optionName);
    const group = isFoundationAlone(row) ? null : place(groups, row, optionKey, report);
    const structure = structureOfRow(row, report, note);
    const foundation = foundationOfRow(row, report, note);
    if (structure === null && foundation === null) continue;
    const option = options.get(optionKey) ?? { name: optionName, modules: [], foundation: null };
    options.set(optionKey, option);
    if (structure !== null && group !== null) option.modules.push({ ...structure, group });
    if (foundation !== null && option.foundation !== null)
      report({ row: row.row, column: foundationTypeColumn, message: 'foundation.one' });
    option.foundation ??= foundation;
    for (const { message } of optionSchema.safeParse({ name: optionName }).error?.issues ?? []) {
      report({ row: row.row, column: 'option_name', message });
    }
  }
  return { unit: checkUnit(rows, groups, report), options: [...options.values()] };
}

/** Whether a row has a foundation and nothing of a floor but a name. */
const isFoundationAlone = (row: SheetRow) =>
  hasFoundation(row) &&
  floorColumns.every((column) => column === 'floor_name' || row.text(column) === undefined) &&
  !rowHasStructure(row);

function place(groups: Group[], row: SheetRow, option: string, report: (fault: Fault) => void): number {
  const known = groups.findIndex(
    ({ rows: [first], options }) =>
      keyOf(first?.text('floor_name')) === keyOf(row.text('floor_name')) && !options.includes(option),
  );
  const group = groups[known];
  if (group === undefined) return groups.push({ rows: [row], options: [option] }) - 1;
  for (const column of floorColumns)
    agreed(
      [...group.rows.slice(0, 1), row],
      column,
      column === 'floor_category' ? ({ text }) => text(column) : (each) => each.number(column),
      report,
    );
  group.rows.push(row);
  group.options.push(option);
  return known;
}

function checkUnit(rows: SheetRow[], groups: Group[], report: (fault: Fault) => void): UnitInput | null {
  const firstRow = rows[0]?.row ?? 1;
  const [repetition, dwellings] = builtColumns.map((column) =>
    agreed(rows, column, (row) => row.number(column), report),
  );
  const parsed = unitSchema.safeParse({
    name: rows[0]?.text('unit_name'),
    type: 'tower',
    repetitionCount: repetition?.value,
    dwellings: dwellings?.value,
    floorGroups: groups.map(({ rows: [row] }) => ({
      name: row?.text('floor_name'),
      category: row?.text('floor_category'),
      area: row?.number('floor_area'),
      height: row?.number('floor_height'),
      repetition: row?.number('floor_repetition'),
    })),
  });
  if (parsed.success) {
    const { floorGroups, ...unit } = parsed.data;
    return { ...unit, data: { floorGroups } };
  }
  for (const { path, message } of parsed.error.issues) {
    const [top, index, field] = path;
    if (top === 'name') report({ row: firstRow, column: 'unit_name', message });
    else if (top === 'repetitionCount')
      report({ row: repetition?.row ?? firstRow, column: 'unit_repetition', message });
    else if (top === 'dwellings')
      report({ row: dwellings?.row ?? firstRow, column: 'unit_dwellings', message });
    else if (field === undefined) report({ row: firstRow, column: 'floor_repetition', message });
    else {
      const row = groups[Number(index)]?.rows[0]?.row ?? firstRow;
      report({ row, column: `floor_${String(field)}`, message });
    }
  }
  return null;
}
