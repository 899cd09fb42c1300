import type { FloorCategory } from '../tower/floorCategories.ts';
import { fckRange } from '../limits.ts';
import type { BeamColumnData, ConcreteWallData } from '../structures/structureData.ts';
import type { ConcreteVolume } from '../structures/concrete/concreteVolume.ts';
import type { BlockCount } from '../structures/masonryParts.ts';
import type { SteelMass } from '../structures/steel/steelMass.ts';
import type { Technology } from '../structures/technology/technology.ts';

export const takeoffElements = ['columns', 'beams', 'slabs', 'walls'] as const;
export type TakeoffElement = (typeof takeoffElements)[number];

/** Concrete m³ by strength and steel kg by class of one element, per floor. */
export type TakeoffConcrete = { volumes: ConcreteVolume[]; steel: SteelMass[] };

type Dimensions<T> = { [K in keyof T as T[K] extends number | undefined ? K : never]?: number };
/** The known dimensions of a structure beside its materials, in its names and units. */
export type TakeoffDimensions = Dimensions<BeamColumnData> & Dimensions<Required<ConcreteWallData>>;

/** A floor group and the quantities of one of its floors. `storeys` are the names it was read under. */
export type TakeoffFloor = {
  name: string;
  category: FloorCategory;
  /** m², null where unknown. */
  area: number | null;
  /** m, null where unknown. */
  height: number | null;
  repetition: number;
  storeys: string[];
  elements: Partial<Record<TakeoffElement, TakeoffConcrete>>;
  dimensions: TakeoffDimensions;
  /** Of masonry. */
  blocks?: BlockCount[];
};

/** Quantities of an option by floor group, from the lowest, before review: figures may be missing. */
export type Takeoff = { technology: Technology; floors: TakeoffFloor[] };

/** Concrete of a strength, in the form of the structures: a custom one beyond the usual range. */
export function concreteVolume(strength: number, volume: number): ConcreteVolume {
  const isUsual = strength >= fckRange.min && strength <= fckRange.max;
  return isUsual ? { fck: strength, volume } : { fck: strength, customFck: strength, volume };
}
