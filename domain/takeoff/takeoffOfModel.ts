import { maxTowerFloors, textLimits } from '../limits.ts';
import { measuredDimension } from '../structures/dimensions.ts';
import type { Technology } from '../structures/technology/technology.ts';
import type { BuildingModel, ModelStorey } from './buildingModel.ts';
import { isMasonryCounted } from './modelMaterials.ts';
import { withRoofStorey } from './roofStorey.ts';
import { storeyCategory } from './storeyCategory.ts';
import type { ModelChoices } from './modelChoices.ts';
import { countedParts, elementsWithBars, floorParts, storeyQuantities } from './storeyQuantities.ts';
import { type Takeoff, type TakeoffElement, takeoffElements, type TakeoffFloor } from './takeoff.ts';

/** Relative tolerance for figures of two storeys to count as equal. */
const tolerance = 0.01;

/** Ratio to the area of its slabs from which a storey's area is in another unit. */
const otherUnit = 1000;

/** m: load-bearing blocks are no thinner. */
const blockThickness = 0.14;

/**
 * The likely technology of a model: walls, a frame, or blocks, where block walls outweigh the concrete beside the
 * slabs. Blocks with a strength are load-bearing. Those without may fill a frame, up to twice the volume of its columns
 * and beams, while a tower of blocks on one floor of columns has four times as much.
 */
export function technologyOfModel({ parts, masonry }: BuildingModel, hasMasonry = false): Technology {
  const counted = parts.filter(({ concrete }) => concrete !== 'no');
  const volume = (...elements: string[]) =>
    counted.filter(({ element }) => elements.includes(element)).reduce((sum, part) => sum + part.volume, 0);
  const blocks = masonry.reduce((sum, { area }) => sum + area * blockThickness, 0);
  const least = masonry.some(({ fbk }) => fbk !== null) ? 1 : 3;
  if (hasMasonry && blocks > least * volume('walls', 'columns', 'beams')) return 'structural_masonry';
  return volume('walls') > volume('columns', 'beams') ? 'concrete_wall' : 'beam_column';
}

/**
 * Floor groups of a model from the lowest: consecutive storeys that are equal within 1 % in height, area and every
 * amount become one group with their mean, so that totals are those of the model. Storeys without concrete are left
 * out.
 */
export function takeoffOfModel(read: BuildingModel, choices: ModelChoices): Takeoff {
  const model = withRoofStorey(read, choices);
  const floors: TakeoffFloor[] = [];
  const withBars = elementsWithBars(model, choices);
  const storeyModel = splitByStorey(model);
  for (const storey of model.storeys) {
    const floor = floorOf(storeyModel(storey.id), storey, choices, withBars);
    if (floor === null) continue;
    const last = floors.at(-1);
    if (last !== undefined && areEqual(last, floor)) floors[floors.length - 1] = merged(last, floor);
    else floors.push(floor);
  }
  return { technology: choices.technology, floors };
}

/** Storeys without a counted part, by name. */
export function emptyStoreys(model: BuildingModel, choices: ModelChoices): string[] {
  const used = new Set(countedParts(model, choices).map(({ storey }) => storey));
  for (const wall of model.masonry) if (isMasonryCounted(wall, choices)) used.add(wall.storey);
  return model.storeys.filter(({ id }) => !used.has(id)).map(({ name }) => name);
}

/** The parts of each storey, in one pass: large models have a hundred thousand. */
function splitByStorey(model: BuildingModel): (storey: number) => BuildingModel {
  const parts = Map.groupBy(model.parts, ({ storey }) => storey);
  const masonry = Map.groupBy(model.masonry, ({ storey }) => storey);
  const steel = Map.groupBy(model.steel, ({ storey }) => storey);
  return (storey) => ({
    ...model,
    parts: parts.get(storey) ?? [],
    masonry: masonry.get(storey) ?? [],
    steel: steel.get(storey) ?? [],
  });
}

function floorOf(
  model: BuildingModel,
  storey: ModelStorey,
  choices: ModelChoices,
  withBars: ReadonlySet<TakeoffElement | null>,
): TakeoffFloor | null {
  const { elements, dimensions, blocks } = storeyQuantities(model, storey.id, choices, withBars);
  if (Object.keys(elements).length === 0 && blocks.length === 0) return null;
  const own = floorParts(model, choices).filter((part) => part.storey === storey.id);
  const slabs = own.filter(({ element }) => element === 'slabs').map(({ area }) => area ?? 0);
  const slabArea = slabs.reduce((sum, area) => sum + area, 0);
  const columnHeight = own.reduce(
    (highest, { element, length }) => (element === 'columns' ? Math.max(highest, length ?? 0) : highest),
    0,
  );
  return {
    name: storey.name.slice(0, textLimits.name),
    category:
      own.length > 0 && own.every(({ isRoof }) => isRoof)
        ? 'penthouse_floor'
        : storeyCategory(storey.name, storey.elevation),
    area: floorArea(storey.area, slabArea),
    height: storey.height ?? (columnHeight > 0 ? columnHeight : null),
    repetition: 1,
    storeys: [storey.name],
    elements,
    dimensions,
    ...(blocks.length === 0 ? {} : { blocks }),
  };
}

/** m²: the stated area, unless it is in another unit than its slabs'; else that of the slabs. */
function floorArea(stated: number | null, ofSlabs: number): number | null {
  const isOther = stated !== null && ofSlabs > 0 && Math.max(stated / ofSlabs, ofSlabs / stated) >= otherUnit;
  return isOther || stated === null ? (ofSlabs > 0 ? ofSlabs : null) : stated;
}

const close = (a: number, b: number) => Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b));

/** Everything two floors are compared by; floors of the same parts have the same keys in the same order. */
function measures(floor: TakeoffFloor): [string, number][] {
  const concrete = takeoffElements.flatMap((element): [string, number][] => {
    const { volumes = [], steel = [] } = floor.elements[element] ?? {};
    return [
      ...volumes.map(({ fck, volume }): [string, number] => [`${element} C${fck}`, volume]),
      ...steel.map(({ ca, mass }): [string, number] => [`${element} CA${ca}`, mass]),
    ];
  });
  const blocks = (floor.blocks ?? []).map(({ type, fbk, quantity }): [string, number] => [
    `${type} ${fbk}`,
    quantity,
  ]);
  return [['area', floor.area ?? 0], ['height', floor.height ?? 0], ...concrete, ...blocks];
}

function areEqual(a: TakeoffFloor, b: TakeoffFloor): boolean {
  const [first, second] = [measures(a), measures(b)];
  return (
    a.category === b.category &&
    a.repetition < maxTowerFloors &&
    first.length === second.length &&
    first.every(([key, value], index) => key === second[index]?.[0] && close(value, second[index][1]))
  );
}

function merged(group: TakeoffFloor, floor: TakeoffFloor): TakeoffFloor {
  const n = group.repetition;
  const mean = (a: number, b: number) => (a * n + b) / (n + 1);
  const meanOf = (a: number | null, b: number | null) => (a === null || b === null ? a : mean(a, b));
  const [first = ''] = group.storeys;
  const elements = Object.fromEntries(
    Object.entries(group.elements).map(([element, { volumes, steel }]) => {
      const other = floor.elements[element as TakeoffElement];
      return [
        element,
        {
          volumes: volumes.map((row, at) => ({
            ...row,
            volume: mean(row.volume, other?.volumes[at]?.volume ?? 0),
          })),
          steel: steel.map((row, at) => ({ ...row, mass: mean(row.mass, other?.steel[at]?.mass ?? 0) })),
        },
      ];
    }),
  );
  return {
    ...group,
    name: `${first} – ${floor.name}`.slice(0, textLimits.name),
    area: meanOf(group.area, floor.area),
    height: meanOf(group.height, floor.height),
    repetition: n + 1,
    storeys: [...group.storeys, ...floor.storeys],
    elements,
    dimensions: meanDimensions(group, floor, mean),
    ...(group.blocks && {
      blocks: group.blocks.map((row, at) => ({
        ...row,
        quantity: mean(row.quantity, floor.blocks?.[at]?.quantity ?? 0),
      })),
    }),
  };
}

/** Means of figures that both have, as measured; the number of columns is the first floor's. */
function meanDimensions(group: TakeoffFloor, floor: TakeoffFloor, mean: (a: number, b: number) => number) {
  const theirs = floor.dimensions as Record<string, number>;
  const both = Object.entries(group.dimensions).filter(([key]) => theirs[key] !== undefined);
  return Object.fromEntries(
    both.map(([key, value]) => [
      key,
      key === 'columnNumber' ? value : measuredDimension(key, mean(value, theirs[key] ?? value)),
    ]),
  );
}
