import {
  Constructors,
  IFCOBJECTPLACEMENT,
  IFCPRODUCT,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCREPRESENTATION,
  IFCREPRESENTATIONITEM,
  IFCSTYLEDITEM,
} from 'web-ifc';
import { subtypesOf, withSubtypes } from '../schemaOf.ts';

/** Kinds that form bodies. */
const shapes = [
  IFCREPRESENTATIONITEM,
  IFCREPRESENTATION,
  IFCPRODUCTREPRESENTATION,
  IFCPROFILEDEF,
  IFCOBJECTPLACEMENT,
];
/** For kinds with a body, the arguments up to the one that names it: later ones differ between the schemas. */
const upToBody = 7;

type Makers = Record<number, Record<number, (given: unknown[]) => object>>;

/**
 * The minimum number of arguments of lines that form bodies, by kind code. The library reads arguments by position, and
 * does not end where the line ends too early.
 * @param schema the library's number of it.
 */
export function leastArguments(schema: number): ReadonlyMap<number, number> {
  const makers = (Constructors as Makers)[schema] ?? {};
  const least = new Map<number, number>();
  for (const kind of withSubtypes(schema, shapes)) {
    const made = makers[kind]?.([]);
    // The object of a line has its number and its kind besides its arguments.
    if (made !== undefined && kind !== IFCSTYLEDITEM) least.set(kind, Object.keys(made).length - 2);
  }
  for (const kind of subtypesOf(schema, IFCPRODUCT)) least.set(kind, upToBody);
  return least;
}
