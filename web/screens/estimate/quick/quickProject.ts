import { assumedStructure } from '#domain/usual/assumedStructure.ts';
import type { QuickEstimateInput } from '#domain/usual/quickEstimate.ts';
import { usualFbk, usualStructure } from '#domain/usual/usualStructure.ts';
import type { SheetCells } from '../../../parts/projectSheet/projectSheet.ts';
import { structureCells } from '../../../parts/projectSheet/structureCells.ts';

/** Names and place of the project an estimate becomes. */
type QuickPlace = {
  project: string;
  state: string;
  city: string;
  unit: string;
  option: string;
  floor: string;
};

/** m, floor to floor, as dwellings have it. */
const usualHeight = 2.9;

/**
 * The estimate as one row of an import sheet: a tower of equal floors with the middle of the usual bands, each amount
 * marked as assumed where the service keeps marks.
 */
export function quickProject(
  { technology, area, floors, fck }: QuickEstimateInput,
  place: QuickPlace,
  keepsMarks: boolean,
): SheetCells {
  const floor = { area: Number((area / floors).toFixed(2)), fck, fbk: usualFbk(floors) };
  const structure = usualStructure(technology, floor, 0.5);
  return {
    project_name: place.project,
    project_state: place.state,
    project_city: place.city,
    project_phase: 'preliminary_study',
    unit_name: place.unit,
    option_name: place.option,
    floor_name: place.floor,
    floor_area: floor.area,
    floor_category: 'standard_floor',
    floor_height: usualHeight,
    floor_repetition: floors,
    ...structureCells(technology, keepsMarks ? assumedStructure(structure) : structure),
  };
}
