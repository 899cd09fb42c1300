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
export type ConcreteName = keyof typeof concreteNames;
export const allConcretes = Object.keys(concreteNames) as ConcreteName[];

type Concretes = { readonly required: readonly ConcreteName[]; readonly optional: readonly ConcreteName[] };

const concretes = {
  beam_column: { required: ['concreteColumns', 'concreteBeams', 'concreteSlabs'], optional: [] },
  concrete_wall: { required: ['concreteWalls', 'concreteSlabs'], optional: [] },
  structural_masonry: { required: ['concreteSlabs'], optional: ['concreteColumns', 'concreteBeams'] },
} as const satisfies Record<Technology, Concretes>;

export type RequiredConcrete<T extends Technology> = (typeof concretes)[T]['required'][number];
export type OptionalConcrete<T extends Technology> = (typeof concretes)[T]['optional'][number];

/** The elements of concrete of a technology in the order of its form: those it can't do without, and those it may have. */
export const concretesOf = (technology: Technology): Concretes => concretes[technology];

/** All it may have, in the order of results. */
export const concretesFromBelow = (technology: Technology): ConcreteName[] => {
  const { required, optional } = concretes[technology];
  return [...optional, ...required];
};
