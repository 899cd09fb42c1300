import type { Technology } from '../technology/technology.ts';

/**
 * Elements of concrete by the field that holds them: what each is called in results and on the takeoff sheet, and in
 * the columns of an import sheet (`module_wall_concrete_25`).
 */
export const concreteNames = {
  concreteColumns: { element: 'columns', column: 'column' },
  concreteBeams: { element: 'beams', column: 'beam' },
  concreteSlabs: { element: 'slabs', column: 'slab' },
  concreteWalls: { element: 'walls', column: 'wall' },
} as const;
export type ConcreteField = keyof typeof concreteNames;
export const concreteFields = Object.keys(concreteNames) as ConcreteField[];

type ConcreteFields = {
  readonly required: readonly ConcreteField[];
  readonly optional: readonly ConcreteField[];
};

const fieldsByTechnology = {
  beam_column: { required: ['concreteColumns', 'concreteBeams', 'concreteSlabs'], optional: [] },
  concrete_wall: { required: ['concreteWalls', 'concreteSlabs'], optional: [] },
  structural_masonry: { required: ['concreteSlabs'], optional: ['concreteColumns', 'concreteBeams'] },
} as const satisfies Record<Technology, ConcreteFields>;

export type RequiredConcrete<T extends Technology> = (typeof fieldsByTechnology)[T]['required'][number];
export type OptionalConcrete<T extends Technology> = (typeof fieldsByTechnology)[T]['optional'][number];

/** The elements of concrete of a technology in the order of its form: those it can't do without, and those it may have. */
export const concreteFieldsOf = (technology: Technology): ConcreteFields => fieldsByTechnology[technology];

/** All it may have, in the order of results. */
export const concreteFieldsInResultOrder = (technology: Technology): ConcreteField[] => {
  const { required, optional } = fieldsByTechnology[technology];
  return [...optional, ...required];
};
