import { amountUnder } from '../materials/materialKeys.ts';
import { type Quantities, structureQuantities } from '../materials/quantities.ts';
import { middleOfRange, type Range } from '../range.ts';
import type { ConcreteWallData, StructureData } from '../structures/structureData.ts';
import type { SlabSystem } from '../structures/concrete/slabSystem.ts';
import { usualBands } from '../structures/concrete/slabBands.ts';
import type { Technology } from '../structures/technology/technology.ts';
import { assumedStructure } from './assumedStructure.ts';
import { usualFbk, usualStructure } from './usualStructure.ts';

/** A usual way to build towers of dwellings: `fck` MPa of all its concrete, `wall` cm of its concrete walls. */
type Typology = {
  technology: Technology;
  floors: number;
  fck: number;
  slabSystem?: SlabSystem;
  wall?: number;
};

/** The towers offered as a start. Their storeys and classes are ours, from what is usual in Brazilian cities. */
export const typologies = {
  walls10: { technology: 'concrete_wall', floors: 5, fck: 25, wall: 10 },
  walls12: { technology: 'concrete_wall', floors: 15, fck: 30, wall: 12 },
  frameSolid: { technology: 'beam_column', floors: 12, fck: 30, slabSystem: 'solid' },
  frameRibbed: { technology: 'beam_column', floors: 17, fck: 35, slabSystem: 'ribbed' },
  framePrestressed: { technology: 'beam_column', floors: 20, fck: 40, slabSystem: 'pt_flat' },
  masonry: { technology: 'structural_masonry', floors: 8, fck: 25 },
} as const satisfies Record<string, Typology>;
export type TypologyName = keyof typeof typologies;
export const typologyNames = Object.keys(typologies) as TypologyName[];

/** Initial height of a storey, m, and area of a floor, m². */
export const usualFloor = { height: 2.9, area: 400 };

/** Wall thickness that the usual bands assume, cm. */
const bandWall = 10;

/** The floor at the low ends of the usual bands (t = 0), the high ones (t = 1), or in between. */
function structureAt(typology: Typology, area: number, t: number): StructureData {
  const { technology, floors, fck, slabSystem, wall = bandWall } = typology;
  const slabs = slabSystem === undefined ? {} : { slabSystem };
  const floor = usualStructure(technology, { area, fck, fbk: usualFbk(floors), ...slabs }, t);
  if (technology !== 'concrete_wall') return floor;
  const walls = floor as ConcreteWallData;
  const volumes = walls.concreteWalls.volumes.map((row) => ({
    ...row,
    volume: Number(((row.volume * wall) / bandWall).toFixed(3)),
  }));
  return { ...walls, wallThickness: wall, concreteWalls: { ...walls.concreteWalls, volumes } };
}

/** One floor of `area` m² at the middle of the usual bands, marked. */
export const typologyStructure = (name: TypologyName, area: number): StructureData =>
  assumedStructure(structureAt(typologies[name], area, 0.5));

/** Per m² of floor: concrete m³, steel kg, CO₂ kgCO₂e. `precision`: how far the amounts may err, 0.25 = ± 25 %. */
type TypologyEstimate = { concrete: Range; steel: Range; co2: Range; precision: number };

/**
 * The usual ranges of a typology: from the low end of the bands with the cleanest suppliers to the high end with the
 * least clean ones. The precision is half the distance between the ends, with the middle factors.
 */
export function typologyEstimate(name: TypologyName): TypologyEstimate {
  const typology: Typology = typologies[name];
  const area = 1000;
  const [low, high] = ([0, 1] as const).map((t) =>
    structureQuantities(typology.technology, structureAt(typology, area, t)),
  ) as [Quantities, Quantities];
  const range = (of: (quantities: Quantities) => number): Range => ({
    min: of(low) / area,
    max: of(high) / area,
  });
  const middles = range(({ co2 }) => middleOfRange(co2));
  return {
    concrete: range(({ materials }) => amountUnder(materials, 'concrete:')),
    steel: range(({ materials }) => amountUnder(materials, 'steel:')),
    co2: { min: low.co2.min / area, max: high.co2.max / area },
    precision: Number(((middles.max - middles.min) / (middles.max + middles.min)).toFixed(2)),
  };
}

/** The basis of the bands behind a typology's concrete and steel. */
export function typologyBasis(name: TypologyName): ('recalled' | 'derived')[] {
  const { technology, slabSystem }: Typology = typologies[name];
  const bands = usualBands(technology, slabSystem);
  return [...new Set([bands.concrete_per_area.basis, bands.steel_per_area.basis])];
}
