/** Where concrete is placed: frames, walls with their slabs, and what lies below. */
export const concretePlaces = [
  'columns',
  'beams_slabs',
  'walls',
  'piles',
  'foundation',
  'raft',
  'footings',
  'caissons',
  'retaining_walls',
] as const;
type ConcretePlace = (typeof concretePlaces)[number];

/** Where steel is fixed. Bars of the slabs of concrete walls cost as those of the walls; their meshes do not. */
export const steelPlaces = [
  'columns_beams',
  'slabs',
  'walls',
  'wall_slabs',
  'vertical_grout',
  'horizontal_grout',
  'piles',
  'foundation',
] as const;
export type SteelPlace = (typeof steelPlaces)[number];

export const formPlaces = ['columns', 'beams', 'slabs'] as const;
export type FormPlace = (typeof formPlaces)[number];

/** How often a form is used: an exact number, or a usual range. */
type FormUses = number | '2-8' | '10-18';

/** Keys of prices: `concrete:columns:30`, `steel:slabs:50`, `form:beams:10-18`, `grout:vertical:20`, `raft:25`. */
export const priceKeys = {
  concrete: (place: ConcretePlace, fck: number) => `concrete:${place}:${fck}`,
  steel: (place: SteelPlace, ca: number) => `steel:${place}:${ca}`,
  form: (place: FormPlace, uses: FormUses) => `form:${place}:${uses}`,
  wallForm: 'form:walls',
  /** Of what is cast below the ground, per m². */
  foundationForm: 'form:foundations',
  /** Of the slabs, columns and beams of masonry, per m³ of their concrete. */
  masonryForm: 'form:masonry',
  block: (type: string, fbk: number) => `block:${type}:${fbk}`,
  mortar: 'mortar',
  grout: (position: 'vertical' | 'horizontal', fgk: number) => `grout:${position}:${fgk}`,
  /** Per m², with its mesh and edge forms; thickness in whole cm. */
  raft: (centimeters: number) => `raft:${centimeters}`,
} as const;

/** Number of equal floors from which a form is taken to be used ten times or more. */
const manyFloors = 10;

/** Fewest and most uses that a price is known for. */
export const formUsesRange = { min: 2, max: 18 } as const;

/** How often the forms of a module are used: as entered, else by its number of equal floors. */
export const formUses = (floors: number, entered?: number): FormUses =>
  entered === undefined
    ? floors >= manyFloors
      ? '10-18'
      : '2-8'
    : Math.min(formUsesRange.max, Math.max(formUsesRange.min, entered));
