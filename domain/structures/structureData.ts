import type { ConcreteElement } from './concrete/concreteElement.ts';
import type { RequiredConcrete, OptionalConcrete } from './concrete/concreteNames.ts';
import type { structureDimensions } from './dimensions.ts';
import type { BlockCount, GroutElement, MortarVolume } from './masonryParts.ts';
import type { SharedFields } from './sharedFields.ts';
import type { Technology } from './technology/technology.ts';

type Dimensions<T extends Technology> = (typeof structureDimensions)[T];
type Optional<D> = { [Name in keyof D]: D[Name] extends { isOptional: true } ? Name : never }[keyof D];

/**
 * The fields that a technology's lists name, per floor: concrete and steel of its elements, its dimensions, and the
 * shared fields.
 */
type Listed<T extends Technology> = SharedFields & {
  [Name in RequiredConcrete<T>]: ConcreteElement;
} & {
  [Name in OptionalConcrete<T>]?: ConcreteElement;
} & {
  [Name in Exclude<keyof Dimensions<T>, Optional<Dimensions<T>>>]: number;
} & {
  [Name in Optional<Dimensions<T>>]?: number;
};

/** Quantities of a frame, per floor: formwork m², average spans m. `formUses`: how often its forms are used on the site. */
export type BeamColumnData = Listed<'beam_column'>;

/** Quantities of concrete walls, per floor: thicknesses cm, areas m². */
export type ConcreteWallData = Listed<'concrete_wall'>;

/** Quantities of structural masonry, per floor; its own columns and beams are optional. */
export type MasonryData = Listed<'structural_masonry'> & {
  masonry: { grout?: GroutElement[]; mortar?: MortarVolume[]; blocks: BlockCount[] };
};

export type StructureData = BeamColumnData | ConcreteWallData | MasonryData;
