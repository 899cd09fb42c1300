import { isPrestressing } from '../factors/steelClass.ts';
import { measuredDimension } from '../structures/dimensions.ts';
import type { Technology } from '../structures/technology/technology.ts';
import type { BlockCount } from '../structures/masonryParts.ts';
import type { SteelMass } from '../structures/steel/steelMass.ts';
import type { BuildingModel, ModelElement, ModelPart, ModelSteel } from './buildingModel.ts';
import { blocksOfWalls } from './masonryWalls.ts';
import type { ModelChoices } from './modelChoices.ts';
import { isMasonryCounted, isPartCounted } from './modelMaterials.ts';
import {
  concreteVolume,
  type TakeoffConcrete,
  type TakeoffElement,
  type TakeoffDimensions,
} from './takeoff.ts';

/** Steel entered as kg/m³ has this class. */
const rateClass = 50;

/** The element of a technology for a kind of part: frames have no walls, walls have no columns and beams. */
function elementFor(technology: Technology, element: ModelElement): TakeoffElement {
  if (element === 'footings' || element === 'piles' || element === 'slabs') return 'slabs';
  if (technology === 'concrete_wall') return 'walls';
  return element === 'walls' ? 'columns' : element;
}

/**
 * The elements of floors that a model draws bars in, null for bars in no element; strand implies nothing about bars
 * beside it.
 */
export const elementsWithBars = (
  model: BuildingModel,
  choices: ModelChoices,
): ReadonlySet<TakeoffElement | null> =>
  new Set(
    floorSteel(model, choices)
      .filter(({ ca }) => !isPrestressing(ca))
      .map(({ element }) => element && elementFor(choices.technology, element)),
  );

type StoreyQuantities = {
  elements: Partial<Record<TakeoffElement, TakeoffConcrete>>;
  dimensions: TakeoffDimensions;
  blocks: BlockCount[];
};

const add = (sums: Map<number, number>, key: number, value: number) =>
  sums.set(key, (sums.get(key) ?? 0) + value);
const total = (sums: ReadonlyMap<number, number>) =>
  [...sums.values()].reduce((sum, value) => sum + value, 0);

/** The quantities of one storey of a model; `withBars` has the elements with bars on any storey. */
export function storeyQuantities(
  model: BuildingModel,
  storey: number,
  choices: ModelChoices,
  withBars: ReadonlySet<TakeoffElement | null>,
): StoreyQuantities {
  const { technology, steelRates } = choices;
  const parts = floorParts(model, choices).filter((part) => part.storey === storey);
  const volumes = new Map<TakeoffElement, Map<number, number>>();
  for (const part of parts) {
    const element = elementFor(technology, part.element);
    const sums = volumes.get(element) ?? new Map<number, number>();
    add(sums, part.fck ?? choices.fck, part.volume);
    volumes.set(element, sums);
  }
  const steel = steelOf(
    floorSteel(model, choices).filter((bar) => bar.storey === storey),
    volumes,
    technology,
  );
  const rated = new Map<TakeoffElement, SteelMass>();
  for (const [element, sums] of volumes) {
    const rate = steelRates[element] ?? 0;
    const hasBars = [...(steel.get(element)?.keys() ?? [])].some((ca) => !isPrestressing(ca));
    if (rate <= 0 || hasBars || withBars.has(null) || withBars.has(element)) continue;
    rated.set(element, { ca: rateClass, mass: rate * total(sums), assumed: true });
  }
  const elements = Object.fromEntries(
    [...volumes].map(([element, sums]): [TakeoffElement, TakeoffConcrete] => [
      element,
      {
        volumes: sorted(sums).map(([fck, volume]) => concreteVolume(fck, volume)),
        steel: [
          ...[rated.get(element) ?? []].flat(),
          ...sorted(steel.get(element) ?? new Map()).map(([ca, mass]) => ({ ca, mass })),
        ],
      },
    ]),
  );
  const blocks = blocksOfWalls(
    model.masonry.filter((wall) => wall.storey === storey && isMasonryCounted(wall, choices)),
  );
  return { elements, dimensions: dimensionsOf(technology, parts), blocks };
}

/** The parts of floors; foundations are left out where they are separate. */
export const floorParts = (model: BuildingModel, choices: ModelChoices) =>
  countedParts(model, choices).filter((part) => isOfFloor(part, choices));

const isOfFloor = ({ element }: ModelPart | ModelSteel, { foundationApart }: ModelChoices) =>
  element !== 'piles' && !(foundationApart && element === 'footings');

/** The bars of floors, without those of parts that were all left out. */
function floorSteel({ parts, steel }: BuildingModel, choices: ModelChoices) {
  const placeOf = ({ storey, element }: ModelPart | ModelSteel) => `${storey} ${element}`;
  const hosts = Map.groupBy(parts, placeOf);
  return steel.filter(
    (bar) =>
      isOfFloor(bar, choices) &&
      (hosts.get(placeOf(bar))?.some((part) => isPartCounted(part, choices)) ?? true),
  );
}

/** The parts that count under the choices made. */
export const countedParts = ({ parts }: BuildingModel, choices: ModelChoices) =>
  parts.filter((part) => isPartCounted(part, choices));

const sorted = (sums: ReadonlyMap<number, number>) => [...sums].toSorted(([a], [b]) => a - b);

/** Steel by element; what lies in no known part is distributed over the storey by the volume of its concrete. */
function steelOf(
  steel: ModelSteel[],
  volumes: ReadonlyMap<TakeoffElement, ReadonlyMap<number, number>>,
  technology: Technology,
): Map<TakeoffElement, Map<number, number>> {
  const masses = new Map<TakeoffElement, Map<number, number>>();
  const put = (element: TakeoffElement, ca: number, mass: number) => {
    const sums = masses.get(element) ?? new Map<number, number>();
    add(sums, ca, mass);
    masses.set(element, sums);
  };
  const totalVolume = [...volumes.values()].reduce((sum, each) => sum + total(each), 0);
  for (const { element, ca, mass } of steel) {
    const own = element && elementFor(technology, element);
    if (own !== null && volumes.has(own)) put(own, ca, mass);
    else if (totalVolume > 0)
      for (const [each, sums] of volumes) put(each, ca, (mass * total(sums)) / totalVolume);
  }
  return masses;
}

/** Parts without their further layers, which have only a volume. */
export const wholeParts = (parts: readonly ModelPart[]) => parts.filter(({ isLayer }) => isLayer !== true);

/** The sum of a measure; undefined unless every part has it and there is one. */
function sumOf(parts: readonly ModelPart[], measure: 'area' | 'formArea' | 'length'): number | undefined {
  const whole = wholeParts(parts);
  const values = whole.flatMap((part) => part[measure] ?? []);
  return values.length > 0 && values.length === whole.length
    ? values.reduce((sum, value) => sum + value, 0)
    : undefined;
}

function dimensionsOf(technology: Technology, parts: readonly ModelPart[]): TakeoffDimensions {
  if (technology === 'structural_masonry') return {};
  const of = (...elements: ModelElement[]) => parts.filter(({ element }) => elements.includes(element));
  const slabs = of('slabs');
  const volume = (list: readonly ModelPart[]) => list.reduce((sum, part) => sum + part.volume, 0);
  if (technology === 'beam_column') {
    const beams = of('beams');
    const length = sumOf(beams, 'length');
    return known({
      formColumns: sumOf(of('columns', 'walls'), 'formArea'),
      formBeams: sumOf(beams, 'formArea'),
      formSlabs: sumOf(slabs, 'formArea'),
      columnNumber: wholeParts(of('columns')).length || undefined,
      averageBeamSpan: length === undefined ? undefined : length / wholeParts(beams).length,
    });
  }
  const walls = of('walls');
  const [wallArea, slabArea] = [sumOf(walls, 'area'), sumOf(slabs, 'area')];
  return known({
    wallThickness: wallArea && (100 * volume(walls)) / wallArea,
    slabThickness: slabArea && (100 * volume(slabs)) / slabArea,
    wallArea,
    slabArea,
    wallFormArea: sumOf(walls, 'formArea'),
    slabFormArea: sumOf(slabs, 'formArea'),
  });
}

const known = (dimensions: Record<string, number | undefined>): TakeoffDimensions =>
  Object.fromEntries(
    Object.entries(dimensions).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, measuredDimension(name, value)]],
    ),
  );
