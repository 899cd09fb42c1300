import {
  Constructors,
  IFCOBJECTPLACEMENT,
  IFCPRODUCT,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCREPRESENTATION,
  IFCREPRESENTATIONITEM,
  IFCSTYLEDITEM,
  InheritanceDef,
} from 'web-ifc';

/** What bodies are made of. */
const shapes = [
  IFCREPRESENTATIONITEM,
  IFCREPRESENTATION,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCOBJECTPLACEMENT,
];
/** Of what has a body, the arguments up to the one that says which: later ones differ between the schemas in use. */
const upToBody = 7;

type Makers = Record<number, Record<number, (given: unknown[]) => object>>;
type Derived = Record<number, Record<number, number[]>>;

/**
 * How many arguments a line that a body is made of has at least, by its kind's code. The library asks for them by their
 * place, and does not end where the line ends before.
 *
 * @param schema the library's number of it.
 */
export function leastArguments(schema: number): ReadonlyMap<number, number> {
  const makers = (Constructors as Makers)[schema] ?? {};
  const derived = (InheritanceDef as Derived)[schema] ?? {};
  const least = new Map<number, number>();
  for (const shape of shapes)
    for (const kind of [shape, ...(derived[shape] ?? [])]) {
      const made = makers[kind]?.([]);
      // Besides the arguments a line has its number and kind.
      if (made !== undefined && kind !== IFCSTYLEDITEM) least.set(kind, Object.keys(made).length - 2);
    }
  for (const kind of derived[IFCPRODUCT] ?? []) least.set(kind, upToBody);
  return least;
}
