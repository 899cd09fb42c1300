/** A name of /v1 as camelCase spells it: `floor_groups` is `floorGroups`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Names of /v1 and the database that are not the snake_case of the inner name. */
const ownNames = {
  postalCode: 'cep',
  averageBeamSpan: 'avg_beam_span',
  averageSlabSpan: 'avg_slab_span',
  slabSystem: 'slab_type',
  isReference: 'active',
  isUnfinished: 'unfinished',
  dwellings: 'housing_units_count',
} as const;

// The wire calls pile caps `blocks`, like those of masonry, so only readers of a foundation may map the name back.
const sharedNames = { pileCaps: 'blocks' } as const;

type OwnNames = typeof ownNames;
type SentNames = OwnNames & typeof sharedNames;
type InsideOfOwn = { [Name in keyof OwnNames as OwnNames[Name]]: Name };

/** The inner name, which is also the graph's, of a field of /v1 or a column. */
export type InsideName<Name extends string> = Name extends keyof InsideOfOwn
  ? InsideOfOwn[Name]
  : CamelCase<Name>;

/** The wire name of an inner name. */
export type WireName<Name extends string> = Name extends keyof SentNames ? SentNames[Name] : SnakeCase<Name>;

const wireNames = new Map<string, string>(Object.entries({ ...ownNames, ...sharedNames }));
const insideNames = new Map<string, string>(Object.entries(ownNames).map(([name, sent]) => [sent, name]));

/** The name on /v1 and in the database of an inner name. */
export const wireName = (name: string) => wireNames.get(name) ?? snakeCase(name);

/** The inner name of a field of /v1, or of a column. */
export function insideName(name: string): string {
  const known = insideNames.get(name);
  if (known !== undefined) return known;
  // Cached, because every database row asks for the same few names.
  const inside = camelCase(name);
  insideNames.set(name, inside);
  return inside;
}

/** The fields of one object under the names of /v1; their contents stay. */
export const wireFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [wireName(name), value]));

/** snake_case → camelCase, for names that are not on the wire. */
export const camelCase = (name: string) =>
  name.includes('_') ? name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : name;

/** snake_case → PascalCase: the type named after a name of /v1. */
export const pascalCase = <Name extends string>(name: Name) =>
  camelCase(`_${name}`) as Capitalize<CamelCase<Name>>;

/** camelCase → snake_case, for names that are not on the wire. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A JSON value with every name in it converted, at any depth. */
export function renamedDeep(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamedDeep(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [rename(name), renamedDeep(each, rename)]),
  );
}
