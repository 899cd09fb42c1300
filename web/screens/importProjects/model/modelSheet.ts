import type { Technology } from '#domain/technology.ts';
import { type TakeoffElement, takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { projectSheet, type SheetCells } from '../../../parts/projectSheet/projectSheet.ts';
import { elementCells, dimensionCells } from '../../../parts/projectSheet/structureCells.ts';

/** What a model does not say of where it belongs. */
export type ModelPlace = { project: string; state: string; city: string; unit: string };

const elementColumns: Readonly<Record<TakeoffElement, string>> = {
  columns: 'column',
  beams: 'beam',
  slabs: 'slab',
  walls: 'wall',
};

/** No more decimals than anyone measures: 1 cm², 1 µm. */
const rounded = (value: number) => Number(value.toFixed(6));

function cellsOf(floor: TakeoffFloor, technology: Technology, place: ModelPlace, option: string): SheetCells {
  const elements = takeoffElements.map((element) => {
    const concrete = floor.elements[element];
    return concrete === undefined ? {} : elementCells(elementColumns[element], concrete);
  });
  return {
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
    ...(floor.area === null ? {} : { floor_area: rounded(floor.area) }),
    ...(floor.height === null ? {} : { floor_height: rounded(floor.height) }),
    ...Object.assign({}, ...elements),
    ...dimensionCells(floor.dimensions),
  };
}

/** Floor groups as an import sheet, so that they are checked and made as any sheet is. */
export const modelSheet = (
  floors: readonly TakeoffFloor[],
  technology: Technology,
  place: ModelPlace,
  option: string,
): string => projectSheet(floors.map((floor) => cellsOf(floor, technology, place, option)));
