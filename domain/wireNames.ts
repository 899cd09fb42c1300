/** A name of /v1 as camelCase spells it: `floor_groups` is `floorGroups`. */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** What /v1 and the database call otherwise than the snake_case of the name inside. */
const ownNames = {
  postalCode: 'cep',
  averageBeamSpan: 'avg_beam_span',
  averageSlabSpan: 'avg_slab_span',
  slabSystem: 'slab_type',
  isReference: 'active',
  isUnfinished: 'unfinished',
  dwellings: 'housing_units_count',
} as const;

// The wire calls pile caps `blocks`, as it calls those of masonry: only readers of a foundation may map the name back.
const sharedNames = { pileCaps: 'blocks' } as const;

type OwnNames = typeof ownNames;
type SentNames = OwnNames & typeof sharedNames;
type InsideOfOwn = { [Name in keyof OwnNames as OwnNames[Name]]: Name };

/** What a field of /v1, or a column, is called inside and in the graph. */
export type InsideName<Name extends string> = Name extends keyof InsideOfOwn
  ? InsideOfOwn[Name]
  : CamelCase<Name>;

/** What a field that is called so inside is on the wire. */
export type WireName<Name extends string> = Name extends keyof SentNames ? SentNames[Name] : SnakeCase<Name>;

const wireNames = new Map<string, string>(Object.entries({ ...ownNames, ...sharedNames }));
const insideNames = new Map<string, string>(Object.entries(ownNames).map(([name, sent]) => [sent, name]));

/** What a field or column that is called so inside is by /v1 and the database. */
export const wireName = (name: string) => wireNames.get(name) ?? snakeCase(name);

/** What a field of /v1, or a column, is called inside. */
export function insideName(name: string): string {
  const known = insideNames.get(name);
  if (known !== undefined) return known;
  // Each row of the database asks for the same few again.
  const inside = camelCase(name);
  insideNames.set(name, inside);
  return inside;
}

/** The fields of one object under the names of /v1; what they hold stays as it is. */
export const wireFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [wireName(name), value]));

/** snake_case → camelCase, where no name of the wire is meant. */
export const camelCase = (name: string) =>
  name.includes('_') ? name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : name;

/** snake_case → PascalCase: what the type that is about a name of /v1 is called. */
export const pascalCase = <Name extends string>(name: Name) =>
  camelCase(`_${name}`) as Capitalize<CamelCase<Name>>;

/** camelCase → snake_case, where no name of the wire is meant. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A JSON value with every name in it respelt, however deep. */
export function renamedDeep(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamedDeep(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [rename(name), renamedDeep(each, rename)]),
  );
}
