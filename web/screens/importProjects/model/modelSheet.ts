import type { Technology } from '#domain/technology.ts';
import { effectiveFck } from '#domain/structures/concreteVolume.ts';
import {
  type TakeoffElement,
  takeoffElements,
  type TakeoffFigures,
  type TakeoffFloor,
} from '#domain/takeoff/takeoff.ts';
import { csvFormat } from '../../../i18n/csv.ts';

/** What a model does not say of where it belongs. */
export type ModelPlace = { project: string; state: string; city: string; unit: string };

/** Columns of the figures in the import sheet. */
const figureColumns: Readonly<Record<keyof TakeoffFigures, string>> = {
  formColumns: 'module_column_form_area',
  formBeams: 'module_beam_form_area',
  formSlabs: 'module_slab_form_area',
  columnNumber: 'module_column_number',
  averageBeamSpan: 'module_average_beam_span',
  averageSlabSpan: 'module_average_slab_span',
  wallThickness: 'module_wall_thickness',
  slabThickness: 'module_slab_thickness',
  wallArea: 'module_wall_area',
  slabArea: 'module_slab_area',
  wallFormArea: 'module_wall_form_area',
  slabFormArea: 'module_slab_form_area',
};

const elementColumns: Readonly<Record<TakeoffElement, string>> = {
  columns: 'column',
  beams: 'beam',
  slabs: 'slab',
  walls: 'wall',
};

/** No more decimals than anyone measures: 1 cm³, 1 g. */
const figure = (value: number) => Number(value.toFixed(6));

type Cells = Record<string, string | number>;

function cellsOf(floor: TakeoffFloor, technology: Technology, place: ModelPlace, option: string): Cells {
  const cells: Cells = {
    project_name: place.project,
    project_state: place.state,
    project_city: place.city,
    project_phase: 'not_defined',
    unit_name: place.unit,
    option_name: option,
    floor_name: floor.name,
    floor_category: floor.category,
    floor_repetition: floor.repetition,
    module_type: technology,
  };
  if (floor.area !== null) cells['floor_area'] = figure(floor.area);
  if (floor.height !== null) cells['floor_height'] = figure(floor.height);
  for (const element of takeoffElements) {
    const name = elementColumns[element];
    for (const row of floor.elements[element]?.volumes ?? []) {
      // Columns are of whole strengths: 27,5 counts as the 28 above it, never as less cement than there is.
      const column = `module_${name}_concrete_${Math.ceil(effectiveFck(row))}`;
      cells[column] = figure(Number(cells[column] ?? 0) + row.volume);
    }
    for (const { ca, mass } of floor.elements[element]?.steel ?? []) {
      // The sheet knows two classes; CA-25 and grades of other countries weigh the same.
      const column = `module_${name}_steel_${ca === 60 ? 60 : 50}`;
      cells[column] = figure(Number(cells[column] ?? 0) + mass);
    }
  }
  for (const [key, value] of Object.entries(floor.figures)) {
    cells[figureColumns[key as keyof TakeoffFigures]] = figure(value);
  }
  return cells;
}

/** Floor groups as an import sheet, so that they are checked and made as any sheet is. */
export function modelSheet(
  floors: readonly TakeoffFloor[],
  technology: Technology,
  place: ModelPlace,
  option: string,
): string {
  const rows = floors.map((floor) => cellsOf(floor, technology, place, option));
  const required = ['floor_area', 'floor_height'];
  const columns = [...new Set([...rows.flatMap((row) => Object.keys(row)), ...required])];
  const { sheet, figure: written } = csvFormat('pt-BR');
  const cell = (value: string | number | undefined) =>
    typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : written(value);
  return sheet([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
}
