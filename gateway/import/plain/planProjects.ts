import { projectCreateSchema } from '#domain/project/project.ts';
import { fckClasses, steelClasses } from '#domain/limits.ts';
import { dimensionsOf } from '#domain/structures/dimensions.ts';
import { type FloorGroup, unitSchema } from '#domain/tower/unit.ts';
import { insideName, wireName } from '#domain/wireNames.ts';
import { moduleColumns, projectColumns } from './columns.ts';
import { differing, type PlainRow, type SheetFault } from './plainSheet.ts';

/**
 * A tower of a sheet: its floors, and their total area in m². `structures` are the walls of each group as /v1 takes
 * them, for one floor; undefined where a group has none.
 */
export type PlainUnit = {
  name: string;
  floors: number;
  area: number;
  groups: readonly FloorGroup[];
  structures: readonly (Record<string, unknown> | undefined)[];
};

/** A project of a sheet with its rows; it is imported where none of them has a fault. */
export type PlainProject = {
  name: string;
  fields: Record<string, string | undefined>;
  rows: PlainRow[];
  units: PlainUnit[];
  faults: SheetFault[];
};

/** Groups rows into projects by name, and into towers by name within them. */
export const planProjects = (rows: readonly PlainRow[]): PlainProject[] =>
  [...Map.groupBy(rows, ({ cells }) => cells['project_name'] ?? '')].map(([name, own]) =>
    planProject(name, own),
  );

function planProject(name: string, rows: PlainRow[]): PlainProject {
  const faults: SheetFault[] = [];
  const [first = { row: 1, cells: {} }] = rows;
  const fields = Object.fromEntries(
    projectColumns.map((column) => [insideName(column.slice('project_'.length)), first.cells[column]]),
  );
  for (const { path, message } of projectCreateSchema.safeParse(fields).error?.issues ?? [])
    faults.push({ row: first.row, column: `project_${wireName(String(path[0]))}`, message });
  for (const { row, cells } of rows)
    for (const column of projectColumns)
      if (cells[column] !== first.cells[column]) faults.push(differing(first, row, column));
  const units = [...Map.groupBy(rows, ({ cells }) => cells['unit_name'] ?? '')].map(([unit, own]) =>
    planUnit(unit, own, faults),
  );
  return { name, fields, rows, units, faults };
}

/** Walls and slabs of one floor as /v1 takes them: thicknesses m, areas m², volumes m³, masses kg. */
function wallsOf(row: number, cells: PlainRow['cells'], faults: SheetFault[]): Record<string, unknown> {
  const amount = (column: string) => Number(cells[column] ?? 0);
  const element = (name: string) => {
    const volumes = fckClasses
      .map((fck) => ({ fck, volume: amount(`module_${name}_concrete_${fck}`) }))
      .filter(({ volume }) => volume > 0);
    const steel = steelClasses
      .map((ca) => ({ ca, mass: amount(`module_${name}_steel_${ca}`) }))
      .filter(({ mass }) => mass > 0);
    const column = `module_${name}_concrete_${fckClasses[0]}`;
    if (volumes.length === 0) faults.push({ row, column, message: 'structure.missing.concrete_wall' });
    return steel.length === 0 ? { volumes } : { volumes, steel };
  };
  const dimensions = Object.entries(dimensionsOf('concrete_wall'));
  for (const [name, { column, isOptional }] of dimensions) {
    if (isOptional !== true && cells[column] === undefined)
      faults.push({ row, column, message: 'structure.missing.concrete_wall' });
    if (name.endsWith('Thickness') && amount(column) > 3)
      faults.push({ row, column, message: 'structure.thickness.at_most' });
  }
  return {
    concrete_walls: element('wall'),
    concrete_slabs: element('slab'),
    ...Object.fromEntries(
      dimensions
        .filter(([, { column }]) => cells[column] !== undefined)
        .map(([name, { column }]) => [wireName(name), amount(column)]),
    ),
  };
}

const numberOf = (cell: string | undefined) => (cell === undefined ? undefined : Number(cell));

function planUnit(name: string, rows: readonly PlainRow[], faults: SheetFault[]): PlainUnit {
  const groups = rows.map(({ cells }) => ({
    name: cells['floor_name'],
    category: cells['floor_category'],
    area: numberOf(cells['floor_area']),
    height: numberOf(cells['floor_height']),
    repetition: numberOf(cells['floor_repetition']),
  }));
  const parsed = unitSchema.safeParse({ name, type: 'tower', floorGroups: groups });
  const firstRow = rows[0]?.row ?? 1;
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [top, index, field] = path;
    const row = rows[Number(index)]?.row ?? firstRow;
    if (top === 'name') faults.push({ row: firstRow, column: 'unit_name', message });
    else faults.push({ row, column: `floor_${String(field ?? 'repetition')}`, message });
  }
  const structures = rows.map(({ row, cells }) => {
    const filled = moduleColumns.filter((column) => cells[column] !== undefined);
    const wrong = filled.filter((column) => !(Number(cells[column]) >= 0));
    for (const column of wrong) faults.push({ row, column, message: 'general.number' });
    return filled.length > wrong.length ? wallsOf(row, cells, faults) : undefined;
  });
  const floorGroups = parsed.data?.floorGroups ?? [];
  const floors = floorGroups.reduce((total, { repetition }) => total + repetition, 0);
  const area = floorGroups.reduce((total, group) => total + group.area * group.repetition, 0);
  return { name, floors, area, groups: floorGroups, structures };
}
