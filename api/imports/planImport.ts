import { insideName, wireName } from '#domain/wireNames.ts';
import { projectCreateSchema, type ProjectCreate } from '#domain/project/project.ts';
import { agreed, keyOf } from './agreed.ts';
import { projectColumns } from './columns.ts';
import { type PlannedUnit, planUnit } from './planUnit.ts';
import type { Fault, SheetRow } from './sheetRows.ts';

/** A project of the sheet with its rows. It is made when none of them has a fault. */
export type PlannedProject = {
  name: string;
  rows: number[];
  project: ProjectCreate | null;
  units: PlannedUnit[];
  faults: Fault[];
  /** Remarks on its rows that do not keep it from being made. */
  notes: Fault[];
};

/** Groups rows into projects by name, and into units by name within them, ignoring case, in order of appearance. */
export function planImport(rows: SheetRow[]): PlannedProject[] {
  return [...Map.groupBy(rows, (row) => keyOf(row.text('project_name'))).values()].map(planProject);
}

function planProject(rows: SheetRow[]): PlannedProject {
  const faults: Fault[] = [];
  const notes: Fault[] = [];
  const report = (fault: Fault) => faults.push(fault);
  const fields = Object.fromEntries(
    projectColumns.map((column) => [
      insideName(column.slice('project_'.length)),
      agreed(rows, column, (row) => textOf(row, column), report)?.value,
    ]),
  );
  const parsed = projectCreateSchema.safeParse(fields);
  const row = rows[0]?.row ?? 1;
  for (const { path, message } of parsed.error?.issues ?? []) {
    faults.push({ row, column: `project_${wireName(String(path[0]))}`, message });
  }
  const units = [...Map.groupBy(rows, (each) => keyOf(each.text('unit_name'))).values()];
  return {
    name: fields['name'] ?? '',
    rows: rows.map((each) => each.row),
    project: parsed.data ?? null,
    units: units.map((unitRows) => planUnit(unitRows, report, (note) => notes.push(note))),
    faults,
    notes,
  };
}

function textOf(row: SheetRow, column: string): string | undefined {
  const given = row.text(column);
  return given !== undefined && column === 'project_cep' ? hyphenated(given) : given;
}

/** Spreadsheets drop the hyphen and the leading zero, of which no code has two. */
function hyphenated(text: string): string {
  const digits = text.replace(/[.\s-]/g, '').replace(/^\d{7}$/, '0$&');
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : text;
}
