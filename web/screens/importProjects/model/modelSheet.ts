import type { ModelFoundation, ModelFoundationPart } from '#domain/takeoff/foundationOfModel.ts';
import { concreteNames } from '#domain/structures/concrete/concreteNames.ts';
import type { Technology } from '#domain/structures/technology/technology.ts';
import { type TakeoffElement, takeoffElements, type TakeoffFloor } from '#domain/takeoff/takeoff.ts';
import { projectSheet, type SheetCells } from '../../../parts/projectSheet/projectSheet.ts';
import { elementCells, dimensionCells } from '../../../parts/projectSheet/structureCells.ts';

/** The project and tower of a model, which it does not name itself. */
export type ModelPlace = { project: string; state: string; city: string; unit: string };

const elementColumns = Object.fromEntries(
  Object.values(concreteNames).map(({ element, column }) => [element, column]),
) as Record<TakeoffElement, string>;

/** No more decimals than anyone measures: 1 cm², 1 µm. */
const rounded = (value: number) => Number(value.toFixed(6));

function cellsOf(floor: TakeoffFloor, technology: Technology, place: ModelPlace, option: string): SheetCells {
  const elements = takeoffElements.map((element) => {
    const concrete = floor.elements[element];
    return concrete === undefined ? {} : elementCells(`module_${elementColumns[element]}`, concrete);
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

const partCells = (part: string, { volume, fck, steel }: ModelFoundationPart) =>
  elementCells(`foundation_${part}`, { volumes: [{ fck, volume }], steel });

/** Footings on piles are their caps, a single one is a raft. No raft goes without area and steel: it counts as a footing. */
function foundationCells({ piles, footings }: ModelFoundation): SheetCells {
  if (footings === null) return piles === null ? {} : partCells('piles', piles);
  if (piles !== null) return { ...partCells('piles', piles), ...partCells('pile_caps', footings) };
  const { count, area, steel } = footings;
  return count === 1 && area !== null && steel.length > 0
    ? { ...partCells('raft', footings), foundation_raft_area: rounded(area) }
    : partCells('footings', footings);
}

/** Floor groups and foundation as an import sheet, so that they are checked and made like any sheet. */
export const modelSheet = (
  floors: readonly TakeoffFloor[],
  technology: Technology,
  place: ModelPlace,
  option: string,
  foundation: ModelFoundation | null,
): string =>
  projectSheet([
    ...floors.map((floor) => cellsOf(floor, technology, place, option)),
    ...(foundation === null
      ? []
      : [
          {
            project_name: place.project,
            unit_name: place.unit,
            option_name: option,
            ...foundationCells(foundation),
          },
        ]),
  ]);
